import type { Position } from '../json/position.ts'
import { readSchemaText } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'

/** What a text turned out to be. */
export interface ReadSource {
  /** The schema in it, without the wrapper of a recorded answer; `undefined` where the text cannot be read. */
  readonly schema: unknown
  /** It has a list of fields: there is a form to show. */
  readonly isForm: boolean
  /** Where each value of the schema begins in the text, by JSON Pointer. */
  readonly positions: ReadonlyMap<string, Position>
  /** Where the text breaks, and why. */
  readonly fault: TextFault | undefined
}

interface TextFault {
  readonly message: string
  readonly position: Position
}

/** Reads what somebody pasted: JSON where it begins like that, else YAML, bare or as a module answered it. */
export function readSource(text: string): ReadSource {
  const { schema, positions = {}, problem } = readSchemaText(text, isYaml(text) ? 'schema.yaml' : 'schema.json')
  return {
    schema,
    isForm: hasFields(schema),
    positions: new Map(Object.entries(positions).map(([pointer, [line, column]]) => [pointer, { line, column }])),
    // Nothing yet is no mistake.
    fault:
      problem && text.trim() !== ''
        ? {
            message: problem.message.charAt(0).toUpperCase() + problem.message.slice(1),
            position: { line: problem.line ?? 1, column: problem.column ?? 1 },
          }
        : undefined,
  }
}

/** A web page is no YAML either, and is named as what it is where it is read as JSON. */
export const isYaml = (text: string): boolean => !/^\s*([[{"<]|$)/.test(text)

const hasFields = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('fields' in schema && Array.isArray(schema.fields)) || ('properties' in schema && Array.isArray(schema.properties)))
