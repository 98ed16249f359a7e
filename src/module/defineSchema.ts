import type { Schema } from '../core/schema/model.ts'
import type { IdsOf } from '../core/values/formValuesOf.ts'
import type { LooseSchema } from './looseSchema.ts'
import type { StrictSchema } from './strictSchema.ts'

/** `defineSchema` for hosts with further widgets. */
export type DefineSchema<Widget extends string = never> = <const S extends LooseSchema>(schema: Checked<S, Widget>) => Defined<S>

/**
 * `S` is inferred from the first branch, and the argument is checked against the second. The last member is `never`: it makes compilers
 * before 5.3, which look only into unions, infer `S` with literal types.
 */
type Checked<S, Widget extends string> = ([S] extends [never] ? S : StrictSchema<S, Widget>) | S[never]

/** A schema imported from JSON has no literal types; in an effect `null` counts as absent. */
type Defined<S> = S extends Schema ? S : string extends IdsOf<S> ? Schema : WithoutNull<S> extends infer Read extends Schema ? Read : Schema

type WithoutNull<Part> = Part extends readonly unknown[]
  ? { readonly [Key in keyof Part]: WithoutNull<Part[Key]> }
  : Part extends object
    ? { readonly [Key in keyof Part as [Part[Key], Key] extends [null, Exclude<Key, 'ui_widget'>] ? never : Key]: WithoutNull<Part[Key]> }
    : Part

/**
 * A schema as written, with the literal types of its ids, types and choices, from which `FormValuesOf` and `createModule` infer the form
 * data. Returns its argument.
 *
 * The compiler rejects unknown keys (except `_…` and `x-…`), types, widgets, operators and formats, defaults and operands of the wrong
 * type, and ids of fields that do not exist. A schema imported from a JSON file is not checked. Without an argument it returns the same
 * function for hosts with widgets of their own: `defineSchema<'ColorPicker'>()({ … })`.
 *
 * @example
 * const form = defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'copies', type: 'integer' }] })
 * type Sent = FormValuesOf<typeof form> // { copies?: number | null }
 */
export function defineSchema<const S extends LooseSchema>(schema: Checked<S, never>): Defined<S>
export function defineSchema<Widget extends string>(): DefineSchema<Widget>
export function defineSchema(schema?: unknown): unknown {
  return schema ?? defineSchema
}
