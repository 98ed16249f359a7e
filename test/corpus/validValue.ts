import { expectedControl } from './expectedControl.ts'
import { asDefinition, definitionsIn, fieldsOf, type RawDefinition } from './rawDefinition.ts'

const textByFormat: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  uri: 'https://example.com/a',
  date: '2026-02-28',
  'date-time': '2026-02-28T12:30:00Z',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
}

const numberOf = (field: RawDefinition): number => {
  const { minimum } = asDefinition(field['validation'])
  return typeof minimum === 'number' ? minimum : 7
}

const textOf = (field: RawDefinition): string => {
  const { min_length: least } = asDefinition(field['validation'])
  return textByFormat[String(field['format'])] ?? 'typed in'.padEnd(typeof least === 'number' ? least : 0, '.')
}

/** The option that the test's module offers for each content object. */
export const offeredOption = (field: RawDefinition): unknown =>
  field['type'] === 'object' ? { id: 'option-1', label: 'Option 1' } : 'option-1'

const choiceOf = (field: RawDefinition): unknown => {
  const [first] = definitionsIn(asDefinition(field['choices'])['values'])
  if (field['content'] !== undefined) return offeredOption(field)
  return first === undefined ? undefined : first['value']
}

const valueByType: Readonly<Record<string, (field: RawDefinition) => unknown>> = {
  string: textOf,
  number: numberOf,
  integer: numberOf,
  boolean: () => true,
  connection: (field) => connectionFor(field),
  object: (field) => (expectedControl(field) === 'group' ? validValues(fieldsOf(field)) : undefined),
  array: (field) => [validValue(asDefinition(field['items']))],
}

/** A connection that a field accepts. */
export function connectionFor({ allowed_app_types: apps, allowed_connection_management_types: managements }: RawDefinition) {
  const firstOf = (list: unknown, otherwise: string): string => String((Array.isArray(list) ? list[0] : undefined) ?? otherwise)
  return { id: 'c1', label: 'Sample', app_type: firstOf(apps, 'custom_api'), connection_management_type: firstOf(managements, 'managed') }
}

/** A valid value for a field, by its definition as sent; `undefined` if it holds none. */
export function validValue(field: RawDefinition): unknown {
  const control = expectedControl(field)
  if (control === 'SelectWidget') return choiceOf(field) ?? textOf(field)
  if (control === 'MultiSelect') {
    const items = asDefinition(field['items'])
    const own = field['choices'] === undefined && field['content'] === undefined ? items : { ...field, type: items['type'] }
    return [choiceOf(own)]
  }
  return valueByType[String(field['type'])]?.(field)
}

/** Valid values for all of some fields. */
export const validValues = (fields: readonly RawDefinition[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = validValue(field)
      return value === undefined ? [] : [[String(field['id']), value]]
    }),
  )
