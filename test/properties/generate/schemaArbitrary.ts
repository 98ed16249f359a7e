import fc from 'fast-check'
import { fieldsOf, patternField, rowsField } from './fieldArbitrary.ts'
import { driverIds, type Json, oneIn, topIds } from './pools.ts'
import { rule } from './ruleArbitrary.ts'

/** A schema as a module writes it. */
export interface WrittenSchema extends Json {
  readonly metadata: Json
  readonly fields: readonly Json[]
  readonly rules: readonly Json[]
}

/** A complete schema: some of the ids at the top level, nested to depth 3, rules at the root. */
export const schema: fc.Arbitrary<WrittenSchema> = fc

  .tuple(
    fieldsOf(topIds, 2, { minLength: 1, maxLength: 4 }),
    oneIn(2, rowsField),
    fieldsOf(driverIds, 0, { maxLength: 2 }),
    oneIn(2, patternField),
    fc.array(rule, { maxLength: 3 }),
  )
  .map(([fields, list, drivers, checked, rules]) => ({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [...without(fields, list), ...whole(list), ...without(drivers, checked), ...whole(checked)],
    rules,
  }))

/** The fields without the one with this id, which another replaces. */
const without = (fields: readonly Json[], { id }: Json): readonly Json[] => fields.filter((field) => field['id'] !== id)
const whole = (field: Json): readonly Json[] => ('id' in field ? [field] : [])
