import type { Definition, Field } from '../core/schema/model.ts'
import type { Connection, FieldType, FormValues } from '../core/schema/wire.ts'

/**
 * The form data of a schema written with `defineSchema`, or `as const`. Every key may be missing, and `null` stands for "empty on
 * purpose" (decisions §2). Where the ids are not known as literals it is `FormValues`. Specification 2.3, 2.4 and 2.9.
 *
 * @example FormValuesOf<typeof form> // { country?: { id: string } | null; copies?: number | null }
 */
export type FormValuesOf<S extends { readonly fields: readonly Field[] }> = DataOf<S['fields']>

/** What a field holds, by its type and its choices. Closed lists of choices make a union; a field of unknown type holds anything. */
export type ValueOf<D extends Definition> = D['type'] extends FieldType ? Values<D>[D['type']] : unknown

type DataOf<Fields extends readonly Field[]> = string extends Fields[number]['id']
  ? FormValues
  : { readonly [F in Fields[number] as F['id']]?: ValueOf<F> | null }

/** One row for each of the seven types. Specification 2.4. */
interface Values<D extends Definition> {
  readonly string: Chosen<D, string>
  readonly number: Chosen<D, number>
  readonly integer: Chosen<D, number>
  readonly boolean: boolean
  readonly connection: Connection
  readonly object: ObjectOf<D>
  readonly array: ArrayOf<D>
}

/** An object as a select stores it. The module's own keys come back as it sent them. */
interface ChosenObject {
  readonly id: string
  readonly [key: string]: unknown
}

/** What the code editor holds over an object or array is any JSON. */
type IsCode<D extends Definition> = D extends { readonly ui_options: { readonly ui_widget: 'CodeblockWidget' } } ? true : false

/** With both, SelectWidget decides, else `fields`. Decisions §1. */
type ObjectOf<D extends Definition> =
  IsCode<D> extends true
    ? unknown
    : D extends { readonly ui_options: { readonly ui_widget: 'SelectWidget' } }
      ? Chosen<D, ChosenObject>
      : D extends { readonly fields: infer Fields extends readonly Field[] }
        ? DataOf<Fields>
        : Chosen<D, ChosenObject>

type ArrayOf<D extends Definition> = IsCode<D> extends true ? unknown : readonly RowOf<D>[]

/** Choices stand at the array or at its items. */
type RowOf<D extends Definition> = D extends { readonly items: infer Items extends Definition }
  ? D extends OptionKeys
    ? ValueOf<Items & Pick<D, keyof D & keyof OptionKeys>>
    : ValueOf<Items>
  : unknown

interface OptionKeys {
  readonly choices: object
}

/** The same of a field that may be anything. */
export type ClosedChoice<F, Open> = F extends Definition ? Chosen<F, Open> : Open

/** A list of choices is closed where it is written out, nothing is loaded into it, and no pattern lets text be typed in. Decisions §2. */
type Chosen<D extends Definition, Open> = D extends { readonly content: object } | { readonly validation: { readonly pattern: string } }
  ? Open
  : D extends { readonly choices: { readonly values: readonly [infer First, ...infer Rest] } }
    ? ChoiceValue<First | Rest[number]>
    : Open

type ChoiceValue<C> = C extends { readonly value: infer Value } ? Value : never
