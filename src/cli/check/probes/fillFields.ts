import type { Definition, Field } from '../../../core/schema/model.ts'
import { isFieldType, shapeOf } from '../../../core/schema/fieldTypes.ts'
import { setOwn } from '../../../core/schema/json.ts'
import type { Connection, FieldType, FormValues } from '../../../core/schema/wire.ts'

/** Form data with a value for every field that holds one, down into groups and one row of each array. */
export function fillFields(fields: readonly Field[], valueOf: (definition: Definition) => unknown): FormValues {
  const formData: Record<string, unknown> = {}
  for (const field of fields) {
    const value = fillDefinition(field, valueOf)
    if (value !== undefined) setOwn(formData, field.id, value)
  }
  return formData
}

function fillDefinition(definition: Definition, valueOf: (definition: Definition) => unknown): unknown {
  const shape = shapeOf(definition)
  if (shape === 'group') return fillFields(definition.fields ?? [], valueOf)
  if (shape === 'rows') return [fillDefinition(definition.items ?? { type: 'string' }, valueOf)]
  return shape === 'nothing' ? undefined : valueOf(definition)
}

const samples: Readonly<Record<FieldType, unknown>> = {
  string: 'sample',
  number: 1.5,
  integer: 1,
  boolean: true,
  connection: { id: 'sample', label: 'Sample', app_type: 'custom_api', connection_management_type: 'managed' } satisfies Connection,
  object: { id: 'sample', label: 'Sample' },
  array: ['sample'],
}

/** A value of the right type: the first choice where they are written out. */
export function sampleValue(definition: Definition): unknown {
  const first = definition.choices?.values[0]?.value ?? definition.items?.choices?.values[0]?.value
  if (first !== undefined) return definition.type === 'array' ? [first] : first
  return isFieldType(definition.type) ? samples[definition.type] : undefined
}
