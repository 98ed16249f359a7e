import { escapePointer } from './escapePointer.ts'
import type { Problem, ProblemArgs, ProblemCode, ProblemLevel } from './problems.ts'

/** What one run of the parser collects. */
interface Parsing {
  readonly problems: Problem[]
  /** Pointers of values that were no JSON: reported already, nothing more is said about them. */
  readonly unreadable: ReadonlySet<string>
  /** Pointers below which nothing was read, because the limit of levels was reached. */
  readonly cutOff: Set<string>
  fieldCount: number
}

/** Where the parser stands. */
export interface Place {
  readonly parsing: Parsing
  /** JSON Pointer into what was sent. */
  readonly pointer: string
  /** Levels of `fields` and `items` around this place. */
  readonly level: number
  /**
   * Inside an effect (decisions §3), or a field of a partial answer (§5): definitions say only what changes, and `null` is a value. A
   * partial answer is judged after its merge, and lists of fields in it are whole.
   */
  readonly partial: false | 'effect' | 'answer'
}

export const placeBelow = (place: Place, key: string | number): Place => ({ ...place, pointer: `${place.pointer}/${escapePointer(key)}` })

/** Notes one deviation at a place. */
export const report = <Code extends ProblemCode>(place: Place, code: Code, level: ProblemLevel, args: ProblemArgs[Code]): void => {
  const { parsing, pointer } = place
  if (parsing.unreadable.has(pointer)) return
  // `as`: TypeScript does not see that code and args of one type parameter belong together in the union.
  parsing.problems.push({ code, level, pointer, args } as Problem)
}

/** The place at which a run of the parser begins. */
export const startOf = (
  pointer: string,
  problems: Problem[],
  unreadable: ReadonlySet<string>,
  partial: Place['partial'] = false,
): Place => ({
  parsing: { problems, unreadable, cutOff: new Set(), fieldCount: 0 },
  pointer,
  level: 0,
  partial,
})
