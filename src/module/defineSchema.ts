import type { Schema } from '../core/schema/model.ts'

/**
 * A schema as written, with the literal types of its ids, types and choices, from which `FormValuesOf` and `createModule` infer the form
 * data. It changes nothing at run time.
 *
 * @example
 * const form = defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'copies', type: 'integer' }] })
 * type Sent = FormValuesOf<typeof form> // { copies?: number | null }
 */
export const defineSchema = <const S extends Schema>(schema: S): S => schema
