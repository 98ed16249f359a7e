import { compilePattern } from '../core/schema/compilePattern.ts'
import type { LinearEngine, LinearProgram } from './linearEngine.ts'
import { toLinearPattern } from './toLinearPattern.ts'

/** How a pattern is run: by the engine, natively in the worker, or not at all because it does not compile. */
export type Program = { readonly unicode: boolean; readonly linear: LinearProgram | undefined } | 'broken'

/** Limit of text length times program size for the engine: at worst a fifth of a second. */
export const workLimit = 2_000_000

/** The largest program for the engine: compiling it takes about a twentieth of a second. */
const programLimit = 20_000

export const compileProgram = (pattern: string, engine: LinearEngine | undefined): Program => {
  const compiled = compilePattern(pattern)
  if (!compiled) return 'broken'
  const translated = engine && toLinearPattern(pattern, compiled.unicode)
  const isSmall = translated !== undefined && programSize(translated) <= programLimit
  return { unicode: compiled.unicode, linear: isSmall ? engine?.compile(translated) : undefined }
}

const token = /\[(?:\\.|[^\]\\])*\]|\\x\{[\da-f]+\}|\\.|\(\?:|\{(\d+)(?:,(\d*))?\}|./gsu

/**
 * The approximate number of RE2 instructions for a translated pattern. RE2 expands repetitions, `x{1000}` a thousand times, so that a few
 * thousand characters can keep it busy for seconds before any text is matched. `(?:ab){100}` makes 300.
 */
const programSize = (translated: string): number => {
  const around: number[] = []
  let size = 0
  /** Size of the part that a quantifier would repeat. */
  let last = 0
  const add = (amount: number): void => {
    last = amount
    size += amount
  }
  for (const [found, least, most] of translated.matchAll(token)) {
    if (found === '(?:') {
      around.push(size)
      size = 0
    } else if (found === ')') {
      const inside = size + 1
      size = around.pop() ?? 0
      add(inside)
    } else if (least !== undefined) {
      const repeated = last * Math.max(Number(least), Number(most ?? 0))
      size += repeated - last
      last = repeated
    } else add(1)
  }
  return size
}
