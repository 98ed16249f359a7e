import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isJsonObject, type JsonObject } from '../../src/core/schema/json.ts'

/** One schema of a real module, as its builder published it. */
export interface CorpusSchema {
  readonly name: string
  readonly json: RawDefinition
}

/** A definition as sent: nothing is known of its keys. */
export type RawDefinition = JsonObject

/** Every schema of the corpus beside the checkout; none where it is absent. */
export function readCorpus(): readonly CorpusSchema[] {
  const folder = resolve(process.cwd(), '../shared/corpus/schemas')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  // The files hold one schema each, and a schema is an object.
  return files.map((name) => ({ name, json: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as RawDefinition }))
}

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
