import { compilePattern } from '../core/schema/compilePattern.ts'
import type { LinearEngine, LinearProgram } from './linearEngine.ts'
import { programSize } from './programSize.ts'
import { toLinearPattern } from './toLinearPattern.ts'

/** How a pattern is run: by the engine, natively in the worker, or not at all because it does not compile. */
export type Program = { readonly unicode: boolean; readonly linear: LinearProgram | undefined } | 'broken'

/** Characters times program size that the engine may work through at once: at worst a fifth of a second. */
export const workLimit = 2_000_000

/** The largest program that the engine may make: about a twentieth of a second. */
const programLimit = 20_000

export const compileProgram = (pattern: string, engine: LinearEngine | undefined): Program => {
  const compiled = compilePattern(pattern)
  if (!compiled) return 'broken'
  const translated = engine && toLinearPattern(pattern, compiled.unicode)
  const isSmall = translated !== undefined && programSize(translated) <= programLimit
  return { unicode: compiled.unicode, linear: isSmall ? engine?.compile(translated) : undefined }
}
