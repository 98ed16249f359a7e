import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileReport } from './finding.ts'
import type { LintSettings } from './lintSettings.ts'
import { lintText } from './lintText.ts'
import { byteOrderMark, type Input } from './readInputs.ts'
import { formatPatch } from './report/formatPatch.ts'
import type { Terminal } from '../terminal.ts'

export interface LintedInputs {
  readonly reports: readonly FileReport[]
  /** Findings that `--fix` has mended, or would mend. */
  readonly fixedCount: number
  /** Sentences about what could not be written, or not be shown whole. */
  readonly failures: readonly string[]
}

/** Lints the inputs, and mends them where that is asked for. Of a mended text the rest is reported. */
export const lintInputs = async (inputs: readonly Input[], settings: LintSettings, terminal: Terminal): Promise<LintedInputs> => {
  const { isReported, fix } = settings
  if (fix === 'no')
    return { reports: inputs.map(({ name, text }) => reportOf(lintText(name, text, isReported))), fixedCount: 0, failures: [] }
  const linted = inputs.map((input) => lintAndMend(input, fix, isReported))
  const reports = linted.map(({ report }) => report)
  return {
    reports,
    fixedCount: reports.reduce((sum, { fixed = [] }) => sum + fixed.length, 0),
    failures: fix === 'write' ? await writeAll(linted, terminal) : [],
  }
}

/** What else was found out about a text takes much memory, and there may be many. */
const reportOf = ({ name, text, lines, findings }: FileReport): FileReport => ({ name, text, lines, findings })

const lintAndMend = (input: Input, fix: LintSettings['fix'], isReported: LintSettings['isReported']): LintedInput => {
  const { name, text, hasByteOrderMark } = input
  const mark = hasByteOrderMark ? byteOrderMark : ''
  const before = lintText(name, text, isReported)
  const after = reportOf(before.reportMended())
  const report = {
    ...after,
    fixed: before.findings.filter(({ isFixable }) => isFixable),
    // Defaults of passwords are masked: a patch with one among its lines is to be read, and `--fix` to be used.
    ...(fix === 'show' ? { patch: formatPatch(name, mark + before.text, mark + after.text) } : {}),
  }
  return { input, report, mended: before.mended }
}

interface LintedInput {
  readonly input: Input
  readonly report: FileReport
  readonly mended: string
}

/** Standard input goes to standard output, changed or not; files are written where they change. */
const writeAll = async (linted: readonly LintedInput[], terminal: Terminal): Promise<string[]> => {
  const failures: string[] = []
  for (const { input, mended } of linted) {
    const { name, path, text, hasByteOrderMark } = input
    if (path === undefined) terminal.write(mended)
    else if (mended !== text) {
      try {
        await writeAtomically(path, hasByteOrderMark ? byteOrderMark + mended : mended)
      } catch (error) {
        failures.push(`${name} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
      }
    }
  }
  return failures
}

/** Replaces a file whole or not at all: written beside it, then moved over it. Links are followed and the mode stays. */
const writeAtomically = async (path: string, text: string): Promise<void> => {
  const target = await realpath(path)
  const { mode } = await stat(target)
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, text, { mode })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
