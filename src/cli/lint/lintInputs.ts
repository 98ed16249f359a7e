import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileReport } from './finding.ts'
import { fixText } from './fix/fixText.ts'
import type { LintSettings } from './lintSettings.ts'
import { lintText } from './lintText.ts'
import { byteOrderMark, type Input } from './readInputs.ts'
import { formatDiff } from './report/formatDiff.ts'
import { showDiffLine } from './report/showDiffLine.ts'
import { maskText } from './source/maskSource.ts'
import { createPaint, hasColours } from '../paint.ts'
import type { Terminal } from '../terminal.ts'

export interface LintedInputs {
  readonly reports: readonly FileReport[]
  /** Findings that `--fix` has mended, or would mend. */
  readonly fixedCount: number
  /** Sentences about what could not be written. */
  readonly failures: readonly string[]
  /** What `--dry-run` shows. */
  readonly diff: string
}

/** Lints the inputs, after mending them where that is asked for. Of a mended text the rest is reported. */
export const lintInputs = async (inputs: readonly Input[], settings: LintSettings, terminal: Terminal): Promise<LintedInputs> => {
  const { isReported, fix } = settings
  if (fix === 'no') {
    return { reports: inputs.map(({ name, text }) => lintText(name, text, isReported)), fixedCount: 0, failures: [], diff: '' }
  }
  const fixed = inputs.map((input) => ({ input, ...fixText(input.name, input.text, isReported) }))
  return {
    reports: fixed.map(({ input, text }) => lintText(input.name, text, isReported)),
    fixedCount: fixed.reduce((sum, one) => sum + one.fixed.size, 0),
    failures: fix === 'write' ? await writeAll(fixed, terminal) : [],
    diff: fix === 'show' ? diffOf(fixed, terminal) : '',
  }
}

/**
 * As it is for a program or a file, so that it can be applied; safe and coloured for people. Defaults of passwords are masked in both: a patch
 * with one among its lines is to be read, and `--fix` to be used.
 */
const diffOf = (fixed: readonly FixedInput[], { isInteractive, environment }: Terminal): string => {
  const isColoured = hasColours(isInteractive, environment)
  const show = isInteractive || isColoured ? showDiffLine(createPaint(isColoured)) : undefined
  return fixed.map(({ input, text }) => formatDiff(input.name, maskText(input.name, input.text), maskText(input.name, text), show)).join('')
}

interface FixedInput {
  readonly input: Input
  readonly text: string
}

/** Standard input goes to standard output, changed or not; files are written where they change. */
const writeAll = async (fixed: readonly FixedInput[], terminal: Terminal): Promise<string[]> => {
  const failures: string[] = []
  for (const { input, text } of fixed) {
    const { name, path, hasByteOrderMark } = input
    if (path === undefined) terminal.write(text)
    else if (text !== input.text) {
      try {
        await writeAtomically(path, hasByteOrderMark ? byteOrderMark + text : text)
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
