import { isJsonObject, type JsonObject } from '../../src/core/schema/json.ts'

/** A definition as sent: nothing is known of its keys. */
export type RawDefinition = JsonObject

/** What is no object has no keys that matter here. */
export const asDefinition = (value: unknown): RawDefinition => (isJsonObject(value) ? value : {})

/** The definitions in a list; none where there is no list. */
export const definitionsIn = (value: unknown): readonly RawDefinition[] => (Array.isArray(value) ? value.map(asDefinition) : [])

/** The fields of an object or of `items`, also under the alias that real modules use. */
export const fieldsOf = ({ fields, properties }: RawDefinition): readonly RawDefinition[] =>
  definitionsIn(Array.isArray(fields) ? fields : properties)

/** What a field is called on the page: its label, else its id made readable. */
export const labelOfField = ({ id, label }: RawDefinition): string => {
  if (typeof label === 'string') return label
  const words = String(id).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
