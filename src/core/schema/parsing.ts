import { escapePointer, type JsonObject } from './json.ts'
import type { Problem, ProblemArgs, ProblemCode, ProblemLevel } from './problems.ts'

/** The kinds of objects in a schema, by the table of their keys. */
export type ObjectKind =
  | 'root'
  | 'metadata'
  | 'rootUiOptions'
  | 'field'
  | 'items'
  | 'effect'
  | 'validation'
  | 'validationMessages'
  | 'uiOptions'
  | 'editor'
  | 'layout'
  | 'onAction'
  | 'choices'
  | 'choice'
  | 'content'
  | 'contentObject'
  | 'dependency'
  | 'rule'
  | 'then'
  | 'condition'
  | 'nestedCondition'
  | 'comparison'

/** The keys of a kind of object. */
export interface ObjectTable {
  readonly kind: ObjectKind
  readonly keys: object
  /** `properties` with field definitions are read as `fields`. Decisions §1, aliases. */
  readonly takesProperties?: true
}

/** An object as the parser read it, for the linter, which checks more than the parser. */
export interface SeenObject {
  /** As sent. */
  readonly sent: JsonObject
  /** The same without misplaced values, and the parsed result. Objects left out of the schema are not observed. */
  readonly raw: JsonObject
  readonly read: JsonObject
  readonly place: Place
  readonly table: ObjectTable
}

/** Called for each object that is read, after the objects inside it. */
export type ParseObserver = (seen: SeenObject) => void

/** The state of one run of the parser. */
interface Parsing {
  readonly problems: Problem[]
  /** Pointers of values that are no JSON, which have been reported already. */
  readonly unreadable: ReadonlySet<string>
  /** Pointers below which nothing was read, because the limit of levels was reached. */
  readonly cutOff: Set<string>
  readonly observe: ParseObserver | undefined
  fieldCount: number
}

/** The current position of the parser. */
export interface Place {
  readonly parsing: Parsing
  /** JSON Pointer into the original JSON. */
  readonly pointer: string
  /** Levels of `fields` and `items` around this place. */
  readonly level: number
  /**
   * Inside an effect (decisions §3), or a field of a partial answer (§5): definitions contain only changes, and `null` is a value. A
   * partial answer is linted after its merge, and lists of fields in it are complete.
   */
  readonly partial: false | 'effect' | 'answer'
}

/** A place that builds its pointer on access: for most places it is never needed. */
class PlaceBelow implements Place {
  readonly parsing: Parsing
  readonly level: number
  readonly partial: Place['partial']
  private readonly above: Place
  private readonly key: string | number

  constructor(above: Place, key: string | number) {
    this.parsing = above.parsing
    this.level = above.level
    this.partial = above.partial
    this.above = above
    this.key = key
  }

  get pointer(): string {
    return `${this.above.pointer}/${escapePointer(this.key)}`
  }
}

export const placeBelow = (place: Place, key: string | number): Place => new PlaceBelow(place, key)

/** The same place with other properties. */
export const placeWith = ({ parsing, pointer, level, partial }: Place, changes: Partial<Pick<Place, 'level' | 'partial'>>): Place => ({
  parsing,
  pointer,
  level,
  partial,
  ...changes,
})

/** Records one deviation at a place. Returns `undefined`, the result of a reader that refuses a value. */
export const report = <Code extends ProblemCode>(place: Place, code: Code, level: ProblemLevel, args: ProblemArgs[Code]): undefined => {
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
  observe?: ParseObserver,
): Place => ({
  parsing: { problems, unreadable, cutOff: new Set(), observe, fieldCount: 0 },
  pointer,
  level: 0,
  partial,
})
