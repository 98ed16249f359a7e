import { checks } from '../../core/lint/checks.ts'
import type { ProblemLevel } from '../../core/schema/problems.ts'

/** What is known of a code beside its sentences. */
export interface CodeRow {
  readonly code: string
  readonly level: ProblemLevel
  /** One sentence: what is looked for. */
  readonly summary: string
  /** Section of the specification, or of the decisions: `2.10`, `decisions §3`. */
  readonly section: string
}

/** Codes of the text itself, before it is a schema. */
const sourceRows: readonly CodeRow[] = [
  { code: 'source/not-json', level: 'error', summary: 'The file is no strict JSON.', section: '2.1' },
  { code: 'source/not-yaml', level: 'error', summary: 'The file is no YAML.', section: '2.1' },
  {
    code: 'source/duplicate-key',
    level: 'warning',
    summary: 'A key stands twice in one object; only the last one counts.',
    section: '2.1',
  },
]

const coreRows: readonly CodeRow[] = Object.values(checks).map(({ code, level, summary, section }) => ({ code, level, summary, section }))

/** Every code the linter can report, in the order of the documentation. */
export const codeTable: readonly CodeRow[] = [...sourceRows, ...coreRows]

const byCode: ReadonlyMap<string, CodeRow> = new Map(codeTable.map((row) => [row.code, row]))

export const codeRowOf = (code: string): CodeRow | undefined => byCode.get(code)
