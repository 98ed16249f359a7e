import { controlOf } from './fieldTypes.ts'
import { isJsonObject, kindOf } from './json.ts'
import type { Definition } from './model.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { shareEqual } from './shareEqual.ts'
import type { FieldType } from './wire.ts'

/** What a default must be. Specification 2.3. */
const isOfType: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  connection: isJsonObject,
  object: isJsonObject,
  array: Array.isArray,
}

/** The specification gives defaults to fields of the other types only. Decisions §1, extensions. */
const extendedTypes: readonly FieldType[] = ['connection', 'object', 'array']

/** Says where a default has the wrong type, or is none of the choices. The schema keeps it. Decisions §1. */
export const checkDefault = (definition: Definition, type: FieldType, owner: Place, isItems: boolean): void => {
  const { default: value } = definition
  if (value === undefined || value === null) return
  const place = placeBelow(owner, 'default')
  const choices = closedChoices(definition)
  const isChoice = choices?.some((choice) => isSame(choice.value, value)) === true
  if (!isChoice && !isOfType[type](value)) {
    report(place, 'default/wrong-type', 'warning', { type, got: kindOf(value) })
    return
  }
  if (isItems || extendedTypes.includes(type)) report(place, 'key/extension', 'info', { key: 'default' })
  const chosen = type === 'array' && Array.isArray(value) ? value : [value]
  const stray: unknown = choices && chosen.find((entry) => !isBlank(entry) && !choices.some((choice) => isSame(choice.value, entry)))
  if (stray !== undefined) report(place, 'default/not-in-choices', 'warning', { value: stray })
}

/** The choices of a select that takes nothing else: not loaded, and without a pattern that allows typed text (decisions §2). */
const closedChoices = (definition: Definition) => {
  const control = controlOf(definition)
  if (control !== 'SelectWidget' && control !== 'MultiSelect') return undefined
  const source = definition.choices === undefined && definition.content === undefined ? (definition.items ?? definition) : definition
  const isOpen = source.content !== undefined || source.validation?.pattern !== undefined || definition.validation?.pattern !== undefined
  return isOpen || source.choices?.values?.length === 0 ? undefined : source.choices?.values
}

const isBlank = (value: unknown): boolean => value === '' || (isJsonObject(value) && Object.keys(value).length === 0)

/** Deeply equal, or objects and scalars of one id. Decisions §2. */
const isSame = (choice: unknown, value: unknown): boolean => idOf(choice) === idOf(value) || shareEqual(choice, value) === choice

const idOf = (value: unknown): unknown => (isJsonObject(value) && value['id'] !== undefined ? value['id'] : value)
