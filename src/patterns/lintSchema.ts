import { lintSchemaWith } from '../core/lint/lintSchemaWith.ts'
import type { Problem } from '../core/schema/problems.ts'
import * as re2 from 're2js'
import type { PatternReader } from '../core/lint/patternReader.ts'
import { compileProgram, type Program, workLimit } from './compileProgram.ts'
import { isExponential } from './isExponential.ts'
import { createLinearEngine } from './linearEngine.ts'
import { hasBrokenPairs } from './toLinearPattern.ts'

/** Options of `lintSchema`. */
export interface LintOptions {
  /** The names of the host's own widgets: a `ui_widget` of such a name is no problem. */
  readonly widgets?: readonly string[] | undefined
}

/**
 * All problems of a schema as a module sent it: deviations from the specification, and what was hardly intended. Pointers lead into `json`,
 * and problems are in document order. Never throws and never changes `json`; `[]` for a correct schema. Patterns run in linear time or
 * not at all.
 *
 * @example lintSchema({ fields: [] }) // [{ code: 'schema/no-metadata', level: 'warning', pointer: '', args: {} }]
 */
export const lintSchema = (json: unknown, { widgets = [] }: LintOptions = {}): readonly Problem[] =>
  exceptWidgets(lintSchemaWith(createPatternReader(), json), widgets)

/** Problems without those of widgets that the host has. */
export const exceptWidgets = (problems: readonly Problem[], widgets: readonly string[]): readonly Problem[] =>
  problems.filter(({ code, args }) => code !== 'field/unknown-widget' || !widgets.includes(args.widget))

const engine = createLinearEngine(re2)

/** Limit for all patterns of one schema together, in the unit of `workLimit`: about two seconds at worst. */
const totalLimit = 20_000_000

/** The cost of compiling a program, in characters that could be matched in the same time. */
const compileFactor = 25

/**
 * Reads and runs the patterns of one schema, only with the linear-time engine: the native one could run forever, and nothing could stop it
 * here. The result is `'unchecked'` for patterns that the engine does not support (look-around, back-references, large programs, long
 * texts), and when the limit is reached.
 */
const createPatternReader = (): PatternReader => {
  const programs = new Map<string, Program>()
  let work = 0

  const programOf = (pattern: string): Program => {
    let program = programs.get(pattern)
    if (!program) {
      programs.set(pattern, (program = compileProgram(pattern, engine)))
      work += compileFactor * (program !== 'broken' && program.linear ? program.linear.size : 0)
    }
    return program
  }

  const match = (pattern: string, text: string): boolean | 'unchecked' => {
    const program = work > totalLimit ? 'broken' : programOf(pattern)
    if (program === 'broken' || !program.linear || hasBrokenPairs(text, program.unicode)) return 'unchecked'
    const cost = program.linear.size * text.length
    if (cost > workLimit) return 'unchecked'
    work += cost
    return program.linear.test(text)
  }

  return { match, isExponential }
}
