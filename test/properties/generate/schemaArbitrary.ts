import fc from 'fast-check'
import { fieldsOf } from './fieldArbitrary.ts'
import { driverIds, type Json, topIds } from './pools.ts'
import { rule } from './ruleArbitrary.ts'

/** A schema as a module writes it. */
export interface WrittenSchema extends Json {
  readonly metadata: Json
  readonly fields: readonly Json[]
  readonly rules: readonly Json[]
}

/** A whole schema: some of the ids at the top, nested to depth 3, rules at the root. */
export const schema: fc.Arbitrary<WrittenSchema> = fc
  .tuple(fieldsOf(topIds, 2, { minLength: 1, maxLength: 5 }), fieldsOf(driverIds, 0, { maxLength: 2 }), fc.array(rule, { maxLength: 3 }))
  .map(([fields, drivers, rules]) => ({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [...fields, ...drivers],
    rules,
  }))
