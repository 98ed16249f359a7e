import { isJsonObject, type JsonObject } from '../../src/core/schema/json.ts'

/** A definition as sent, with unknown keys. */
export type RawDefinition = JsonObject

/** Anything but an object has no relevant keys. */
export const asDefinition = (value: unknown): RawDefinition => (isJsonObject(value) ? value : {})

/** The definitions in a list; none if it is not a list. */
export const definitionsIn = (value: unknown): readonly RawDefinition[] => (Array.isArray(value) ? value.map(asDefinition) : [])

/** The fields of an object or of `items`, including the alias that real modules use. */
export const fieldsOf = ({ fields, properties }: RawDefinition): readonly RawDefinition[] =>
  definitionsIn(Array.isArray(fields) ? fields : properties)

/** The name of a field on the page: its label, otherwise its formatted id. */
export const labelOfField = ({ id, label }: RawDefinition): string => {
  if (typeof label === 'string') return label
  const words = String(id).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
