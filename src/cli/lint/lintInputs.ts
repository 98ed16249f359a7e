import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileReport } from './finding.ts'
import type { LintSettings } from './lintSettings.ts'
import { type LintedText, lintText } from './lintText.ts'
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
  const linted = inputs.map((input) => ({ input, before: lintText(input.name, input.text, isReported) }))
  if (fix === 'no') return { reports: linted.map(({ before }) => before), fixedCount: 0, failures: [] }
  const reports = linted.map(({ input, before }) => reportFixed(input, before, settings))
  return {
    reports,
    fixedCount: reports.reduce((sum, { fixed = [] }) => sum + fixed.length, 0),
    failures: fix === 'write' ? await writeAll(linted, terminal) : [],
  }
}

const reportFixed = (input: Input, before: LintedText, { isReported, fix }: LintSettings): FileReport => {
  const { name, text, hasByteOrderMark } = input
  const mark = hasByteOrderMark ? byteOrderMark : ''
  const after = before.mended === text ? before : lintText(name, before.mended, isReported)
  return {
    ...after,
    fixed: before.findings.filter(({ isFixable }) => isFixable),
    // Defaults of passwords are masked: a patch with one among its lines is to be read, and `--fix` to be used.
    ...(fix === 'show' ? { patch: formatPatch(name, mark + before.text, mark + after.text) } : {}),
  }
}

interface LintedInput {
  readonly input: Input
  readonly before: LintedText
}

/** Standard input goes to standard output, changed or not; files are written where they change. */
const writeAll = async (linted: readonly LintedInput[], terminal: Terminal): Promise<string[]> => {
  const failures: string[] = []
  for (const { input, before } of linted) {
    const { name, path, text, hasByteOrderMark } = input
    const { mended } = before
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
