import { checksOfSchemas } from '../../core/lint/checks.ts'
import type { ProblemLevel } from '../../core/schema/problems.ts'

/** What is known about a code, except its sentences. */
export interface CodeRow {
  readonly code: string
  readonly level: ProblemLevel
  /** The requirement, in one line. */
  readonly summary: string
  /** Where the requirement is written: `Specification 2.10, decisions §3`. */
  readonly section: string
}

/** Codes about the text of the file, before it is parsed as a schema. */
const sourceChecks: readonly CodeRow[] = [
  { code: 'source/not-json', level: 'error', section: 'Specification 2.1', summary: 'The file is strict JSON.' },
  { code: 'source/not-yaml', level: 'error', section: 'Specification 2.1', summary: 'The file is one YAML document.' },
  { code: 'source/duplicate-key', level: 'warning', section: 'Specification 2.1', summary: 'A key stands once in its object.' },
  {
    code: 'source/merge-key',
    level: 'warning',
    section: 'Specification 2.1',
    summary: 'YAML is that of version 1.2, which has no merge keys.',
  },
  {
    code: 'source/schema-answer',
    level: 'info',
    section: 'Decisions §7',
    summary: 'The schema stands alone, and not inside a recorded answer.',
  },
  {
    code: 'source/content-answer',
    level: 'info',
    section: 'Specification 4.2',
    summary: 'The file is a schema, and no answer of /content.',
  },
  {
    code: 'ignore/without-reason',
    level: 'warning',
    section: 'Checking a schema',
    summary: 'Who ignores a finding says which one, and why.',
  },
  { code: 'ignore/unused', level: 'warning', section: 'Checking a schema', summary: 'What is ignored is found.' },
]

/**
 * Every code that `moduleform lint` can report, by area. Problems that only a running form or an answer of `/content` can show are not
 * included.
 */
export const codeTable: readonly CodeRow[] = [...sourceChecks, ...checksOfSchemas]

const byCode: ReadonlyMap<string, CodeRow> = new Map(codeTable.map((row) => [row.code, row]))

export const codeRowOf = (code: string): CodeRow | undefined => byCode.get(code)
