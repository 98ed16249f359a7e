import { readContentAnswer, readSchemaAnswer } from '../../../client/readAnswerContent.ts'
import { getValue, segmentsOf } from '../../../core/values/path.ts'

/** Where a module's answer may contain its schema. Decisions §7. */
const places = ['', '/schema', '/data', '/data/schema']

/** What a file contains. */
export interface FoundSchema {
  readonly kind: 'schema' | 'schema-answer' | 'content-answer'
  /** JSON Pointer from the root of the file to the schema: `''`, or `/data/schema` in a recorded answer. */
  readonly pointer: string
  readonly schema: unknown
}

/** What is said of an answer of `/content`. */
export const contentAnswerMessage = 'This is a recorded answer of /content and no schema; nothing in it was checked.'

/**
 * The schema in a file: the file itself, or the schema that a recorded answer wraps. A file with records and no fields is an answer of
 * `/content`. Decisions §7.
 */
export const findSchema = (json: unknown): FoundSchema => {
  const schema = readSchemaAnswer(json)
  const pointer = schema === undefined ? undefined : places.find((place) => getValue(json, segmentsOf(place)) === schema)
  if (pointer === undefined) return { kind: readContentAnswer(json) === undefined ? 'schema' : 'content-answer', pointer: '', schema: json }
  return { kind: pointer === '' ? 'schema' : 'schema-answer', pointer, schema }
}
