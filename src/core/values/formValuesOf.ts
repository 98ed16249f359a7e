import type { Definition } from '../schema/model.ts'
import type { Connection, FieldType, FormValues } from '../schema/wire.ts'
import type { EffectsOf, ReopenedIds, RetypedIds, TargetIds } from './effectTargets.ts'

/**
 * The form data of a schema written with `defineSchema`, or `as const`, as passed to `onChange` and in `initialValues`. Every key may be
 * missing, and `null` means "empty on purpose" (decisions §2). If the ids are no literals, it is `FormValues`.
 *
 * It covers the values that the form itself creates. A value of the host that fits no field stays unchanged until it is replaced; loaded
 * options are assumed to be of their field's type. A field to which a rule of the schema may give another type is `unknown`; fields that a
 * reload adds are not included. Specification 2.3, 2.4 and 2.9.
 *
 * @example FormValuesOf<typeof form> // { country?: { id: string } | null; copies?: number | null }
 */
export type FormValuesOf<S> = DataIn<S, false>

/**
 * The form data passed to `onSubmit`. Like `FormValuesOf`, but validated keys are required: those of fields with `required: true` that no
 * rule of the schema targets and that are not hidden, and of groups with such a field. Rows without a value are left out. Correct as long
 * as this is the current schema.
 *
 * @example SubmitValuesOf<typeof form> // { copies: number; note?: string | null }
 */
export type SubmitValuesOf<S> = DataIn<S, true>

/**
 * The value of a field, by its type and its choices. A closed list of choices becomes a union; a field of unknown type may have any value.
 */
export type ValueOf<D extends Definition> = HeldBy<D, Plain, true>

/**
 * The type of a schema whose form has the prop `templates`: any field may then hold an expression, which is a text. Only a type, there is
 * no such value.
 *
 * @example ModuleFormHandle<WithTemplates<typeof form>>
 */
export type WithTemplates<S> = S & MayHoldExpressions

interface MayHoldExpressions {
  readonly [templated]?: true
}
declare const templated: unique symbol

/** Whether a form of this type may have the prop `templates`: not if its type excludes expressions. */
export type MayHaveTemplates<S> = typeof templated extends keyof S ? true : string extends IdsOf<S> ? true : false

/** The ids at the top level of a schema; `string` if they are no literals. */
export type IdsOf<S> = S extends { readonly fields: readonly (infer F extends AnyField)[] } ? F['id'] : string

/** Options for deriving the values of all fields of a schema. */
export interface Reading {
  /** The values are validated. */
  readonly validated: boolean
  /** The type of an expression, which may replace any value. */
  readonly text: string
  /** Ids that rules target, those that rules may give another type, and those that rules may give other choices. */
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

/** The same without validation: the field may be hidden. */
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

/** The relevant part of a field. */
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
      ? // Flattened to one object type for editors.
        { readonly [Id in keyof Both]: Both[Id] }
      : never
    : { readonly [F in Fields[number] as F['id']]?: HeldByField<F, R> | null }

/** The id of a field that always has a value in a validated form. */
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

/** The field is shown whatever the values are. */
type IsSteady<F extends AnyField, R extends Reading> = F['id'] extends R['targets']
  ? false
  : F extends { readonly ui_options: { readonly ui_widget: 'hidden' } }
    ? false
    : true

/** The value of a field, or the text of an expression. */
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

/** As a union of its own, it would appear in error messages by its name, with the whole schema. */
export type OrText<Value, Text extends string> = [Text] extends [never] ? Value : Value | Text

/** `Closed`: no rule may add to its list of choices. */
export type HeldBy<D, R extends Reading, Closed extends boolean> = D extends { readonly type: infer Type extends FieldType }
  ? Values<D, R, Closed>[Type]
  : unknown

/** One row for each of the seven types. Specification 2.4. */
interface Values<D, R extends Reading, Closed extends boolean> {
  readonly string: TextOf<D, Closed>
  readonly number: Chosen<D, number, Closed>
  readonly integer: Chosen<D, number, Closed>
  readonly boolean: boolean
  readonly connection: Connection
  readonly object: ObjectOf<D, R, Closed>
  readonly array: ArrayOf<D, R, Closed>
}

/** These controls take any text; options are suggestions in an input. Decisions §1. */
interface Typed {
  readonly ui_options: { readonly ui_widget: 'input' | 'textarea' | 'password' | 'CodeblockWidget' }
}

export type TextOf<D, Closed extends boolean = true> = D extends Typed ? string : Chosen<D, string, Closed>

/** An object as a select stores it. The module's further keys are kept. */
interface ChosenObject {
  readonly id: string | number
  readonly [key: string]: unknown
}

/** The value of a code editor for an object or array is any JSON. */
type IsCode<D> = D extends { readonly ui_options: { readonly ui_widget: 'CodeblockWidget' } } ? true : false

/** An object with such a widget has a single value, whatever its `fields`. Decisions §1. */
export type IsValue<D> = D extends { readonly ui_options: { readonly ui_widget: 'SelectWidget' | 'CodeblockWidget' } } ? true : false

/**
 * With both, SelectWidget takes precedence; otherwise `fields` decide. Without them and without options, an object is edited as JSON where
 * it holds a value. Decisions §1.
 */
type ObjectOf<D, R extends Reading, Closed extends boolean> =
  IsCode<D> extends true
    ? unknown
    : IsValue<D> extends true
      ? Chosen<D, ChosenObject, Closed>
      : D extends { readonly fields: readonly [] }
        ? WithoutFields<D, Closed>
        : D extends { readonly fields: infer Fields extends readonly AnyField[] }
          ? DataOf<Fields, R>
          : WithoutFields<D, Closed>

type WithoutFields<D, Closed extends boolean> = D extends Options ? Chosen<D, ChosenObject, Closed> : unknown

type ArrayOf<D, R extends Reading, Closed extends boolean> = IsCode<D> extends true ? unknown : readonly RowOf<D, R, Closed>[]

/** The value of a row; an empty single value is `null`, except for a text. */
type RowOf<D, R extends Reading, Closed extends boolean> = D extends { readonly items: infer Items }
  ? HasOptions<D> extends true
    ? HeldBy<OptionOf<D, Items>, R, Closed>
    : OrText<HeldBy<Items, R, Closed> | (R['validated'] extends true ? never : BlankRow<Items>), R['text']>
  : unknown

type BlankRow<Items> = Items extends { readonly type: 'number' | 'integer' | 'connection' } ? null : never

/** Options are declared by the array or by its items, whose widget plays no part. */
type OptionOf<D, Items> = Omit<Items, 'ui_options' | (D extends OptionKeys ? 'choices' : never)> &
  Pick<D, keyof D & ('choices' | 'content' | 'validation')>

/** An array of choices has a single value, and no rows. Decisions §1. */
export type HasOptions<D> = D extends { readonly items: { readonly fields: readonly [unknown, ...unknown[]] } }
  ? false
  : D extends Options | { readonly items: Options }
    ? true
    : false

interface OptionKeys {
  readonly choices: object
}

type Options = OptionKeys | { readonly content: object }

/** The choices of a field of numbers. */
export type NumberOf<F> = Chosen<F, number, true>

/** A list of choices is closed if it is a literal, no content is loaded into it, and no pattern allows typed text. Decisions §2. */
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
