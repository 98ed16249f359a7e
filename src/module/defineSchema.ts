import type { Schema } from '../core/schema/model.ts'
import type { LooseSchema } from './looseSchema.ts'
import type { StrictSchema } from './strictSchema.ts'

/** `defineSchema` for hosts that draw other widgets as well. */
export type DefineSchema<Widget extends string = never> = <const S extends LooseSchema>(schema: Checked<S, Widget>) => Defined<S>

/**
 * `S` is inferred from the first branch, and what is passed is held against the second. The last member is nothing: it tells compilers
 * before 5.3, which look through unions alone, that `S` is to be inferred as constants.
 */
type Checked<S, Widget extends string> = ([S] extends [never] ? S : StrictSchema<S, Widget>) | S[never]

/** A schema imported from JSON is known by its shape alone. */
type Defined<S> = S extends Schema ? S : Schema

/**
 * A schema as written, with the literal types of its ids, types and choices, from which `FormValuesOf` and `createModule` infer the form
 * data. It changes nothing at run time.
 *
 * The compiler refuses unknown keys (but `_…` and `x-…`), types, widgets, operators and formats, defaults that do not fit, values that an
 * operator does not compare with, and names of fields that are not there. A schema imported from a JSON file is taken as it is. Without a schema it gives the same function for hosts
 * with widgets of their own: `defineSchema<'ColorPicker'>()({ … })`.
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
