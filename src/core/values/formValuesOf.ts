import type { Definition } from '../schema/model.ts'
import type { Connection, FieldType, FormValues } from '../schema/wire.ts'
import type { EffectsOf, ReopenedIds, RetypedIds, TargetIds } from './effectTargets.ts'

/**
 * The form data of a schema written with `defineSchema`, or `as const`, at any time: as `onChange` is told it, and as `initialValues` gives it.
 * Every key may be missing, and `null` stands for "empty on purpose" (decisions §2). Where the ids are not known as literals it is `FormValues`.
 *
 * It says what the form itself puts there. A value that the host gave and that fits no field stays as it was given, until it is replaced; options
 * that a module loads are taken to be of their field's type. What a rule of the schema may give another type is `unknown`; what another
 * schema brings, by a reload, is not in it. Specification 2.3, 2.4 and 2.9.
 *
 * @example FormValuesOf<typeof form> // { country?: { id: string } | null; copies?: number | null }
 */
export type FormValuesOf<S> = DataIn<S, false>

/**
 * The form data that `onSubmit` gets. As `FormValuesOf`, and what was validated is there: a field with `required: true` that no rule of the schema
 * names and that is not hidden, and a group that has such a field. Rows without a value are left out. It holds as long as the schema in force is this one.
 *
 * @example SubmitValuesOf<typeof form> // { copies: number; note?: string | null }
 */
export type SubmitValuesOf<S> = DataIn<S, true>

/** What a field holds, by its type and its choices. Closed lists of choices make a union; a field of unknown type holds anything. */
export type ValueOf<D extends Definition> = HeldBy<D, Plain, true>

/**
 * The type of a schema whose form has the prop `templates`: any field may then hold an expression, which is a text. For types alone, there is no
 * such value.
 *
 * @example ModuleFormHandle<WithTemplates<typeof form>>
 */
export type WithTemplates<S> = S & MayHoldExpressions

interface MayHoldExpressions {
  readonly [templated]?: true
}
declare const templated: unique symbol

/** Whether a form of this type may have the prop `templates`: not where its values are said to be none. */
export type MayHaveTemplates<S> = typeof templated extends keyof S ? true : string extends IdsOf<S> ? true : false

/** The ids at the top of a schema; `string` where they are not known as literals. */
export type IdsOf<S> = S extends { readonly fields: readonly (infer F extends AnyField)[] } ? F['id'] : string

/** How a schema is read: what is known of all of its fields. */
export interface Reading {
  /** What was validated is there. */
  readonly validated: boolean
  /** What may stand in place of any value. */
  readonly text: string
  /** Ids that rules name, those to which they may give another type, and those to which they may give other choices. */
  readonly targets: string
  readonly retyped: string
  readonly reopened: string
}

interface Plain extends Reading {
  readonly validated: false
  readonly text: never
  readonly targets: never
  readonly retyped: never
  readonly reopened: never
}

/** The same where what stands in a field is not validated: it may be hidden. */
interface Unvalidated<R extends Reading> extends Reading {
  readonly validated: false
  readonly text: R['text']
  readonly targets: R['targets']
  readonly retyped: R['retyped']
  readonly reopened: R['reopened']
}

export interface ReadingOf<S, Effects, Validated extends boolean> extends Reading {
  readonly validated: Validated
  readonly text: typeof templated extends keyof S ? string : never
  readonly targets: TargetIds<Effects>
  readonly retyped: RetypedIds<Effects>
  readonly reopened: ReopenedIds<Effects>
}

/** A field, as far as it is looked at. */
export interface AnyField {
  readonly id: string
}

type DataIn<S, Validated extends boolean> = S extends { readonly fields: infer Fields extends readonly AnyField[] }
  ? DataOf<Fields, ReadingOf<S, EffectsOf<S>, Validated>>
  : FormValues

type DataOf<Fields extends readonly AnyField[], R extends Reading> = string extends Fields[number]['id']
  ? FormValues
  : R['validated'] extends true
    ? { readonly [F in Fields[number] as CertainId<F, R>]: HeldByField<F, R> } & {
        readonly [F in Fields[number] as Exclude<F['id'], CertainId<F, R>>]?: HeldByField<F, R> | null
      } extends infer Both
      ? // One object, as an editor shows it.
        { readonly [Id in keyof Both]: Both[Id] }
      : never
    : { readonly [F in Fields[number] as F['id']]?: HeldByField<F, R> | null }

/** The id of a field that a validated form has a value for. */
type CertainId<F extends AnyField, R extends Reading> =
  IsSteady<F, R> extends true
    ? F extends { readonly validation: { readonly required: true } }
      ? F['id']
      : F extends { readonly type: 'object'; readonly fields: infer Children extends readonly AnyField[] }
        ? IsValue<F> extends true
          ? never
          : [CertainIdOf<Children[number], R>] extends [never]
            ? never
            : F['id']
        : never
    : never

type CertainIdOf<F extends AnyField, R extends Reading> = F extends AnyField ? CertainId<F, R> : never

/** It is shown whatever the form holds. */
type IsSteady<F extends AnyField, R extends Reading> = F['id'] extends R['targets']
  ? false
  : F extends { readonly ui_options: { readonly ui_widget: 'hidden' } }
    ? false
    : true

/** What a field holds, or the text of an expression in its place. */
export type HeldByField<F extends AnyField, R extends Reading> = F['id'] extends R['retyped']
  ? unknown
  : OrText<
      HeldBy<
        F,
        R['validated'] extends true ? (IsSteady<F, R> extends true ? R : Unvalidated<R>) : R,
        F['id'] extends R['reopened'] ? false : true
      >,
      R['text']
    >

/** A union of its own would stand in messages by its name, with the schema. */
export type OrText<Value, Text extends string> = [Text] extends [never] ? Value : Value | Text

/** `Closed`: no rule may add to its list of choices. */
export type HeldBy<D, R extends Reading, Closed extends boolean> = D extends { readonly type: infer Type extends FieldType }
  ? Values<D, R, Closed>[Type]
  : unknown

/** One row for each of the seven types. Specification 2.4. */
interface Values<D, R extends Reading, Closed extends boolean> {
  readonly string: Chosen<D, string, Closed>
  readonly number: Chosen<D, number, Closed>
  readonly integer: Chosen<D, number, Closed>
  readonly boolean: boolean
  readonly connection: Connection
  readonly object: ObjectOf<D, R, Closed>
  readonly array: ArrayOf<D, R, Closed>
}

/** An object as a select stores it. The module's own keys come back as it sent them. */
interface ChosenObject {
  readonly id: string
  readonly [key: string]: unknown
}

/** What the code editor holds over an object or array is any JSON. */
type IsCode<D> = D extends { readonly ui_options: { readonly ui_widget: 'CodeblockWidget' } } ? true : false

/** An object with a widget holds one value, whatever its `fields`. Decisions §1. */
export type IsValue<D> = D extends { readonly ui_options: { readonly ui_widget: 'SelectWidget' | 'CodeblockWidget' } } ? true : false

/** With both, SelectWidget decides, else `fields`. Decisions §1. */
type ObjectOf<D, R extends Reading, Closed extends boolean> =
  IsCode<D> extends true
    ? unknown
    : IsValue<D> extends true
      ? Chosen<D, ChosenObject, Closed>
      : D extends { readonly fields: infer Fields extends readonly AnyField[] }
        ? DataOf<Fields, R>
        : Chosen<D, ChosenObject, Closed>

type ArrayOf<D, R extends Reading, Closed extends boolean> = IsCode<D> extends true ? unknown : readonly RowOf<D, R, Closed>[]

/** What a row holds; one value that nobody has entered yet is `null`, but a text. */
type RowOf<D, R extends Reading, Closed extends boolean> = D extends { readonly items: infer Items }
  ? HasOptions<D> extends true
    ? RowValue<D, Items, R, Closed>
    : OrText<RowValue<D, Items, R, Closed> | (R['validated'] extends true ? never : BlankRow<Items>), R['text']>
  : unknown

type BlankRow<Items> = Items extends { readonly type: 'number' | 'integer' | 'connection' } ? null : never

/** Choices stand at the array or at its items. */
type RowValue<D, Items, R extends Reading, Closed extends boolean> = D extends OptionKeys
  ? HeldBy<Items & Pick<D, 'choices'>, R, Closed>
  : HeldBy<Items, R, Closed>

/** An array of choices holds one value, and has no rows. Decisions §1. */
export type HasOptions<D> = D extends { readonly items: { readonly fields: readonly [unknown, ...unknown[]] } }
  ? false
  : D extends OptionKeys | { readonly content: object } | { readonly items: OptionKeys | { readonly content: object } }
    ? true
    : false

interface OptionKeys {
  readonly choices: object
}

/** The choices of a field that may be anything. */
export type ClosedChoice<F, Open> = Chosen<F, Open, true>

/** A list of choices is closed where it is written out, nothing is loaded into it, and no pattern lets text be typed in. Decisions §2. */
type Chosen<D, Open, Closed extends boolean> = Closed extends false
  ? Open
  : D extends { readonly content: object } | { readonly validation: { readonly pattern: string } }
    ? Open
    : D extends { readonly choices: { readonly values: infer Values extends readonly [HasValue, ...HasValue[]] } }
      ? Values[number]['value']
      : Open

interface HasValue {
  readonly value: unknown
}
