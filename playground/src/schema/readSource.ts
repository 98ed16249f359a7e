import type { Position } from '../json/position.ts'
import { withoutFence } from '../../../src/cli/lint/source/foreignText.ts'
import { parseSource } from '../../../src/cli/lint/source/parseSource.ts'
import { readSchemaText } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'

/** The result of reading a text. */
export interface ReadSource {
  /** The schema in it, without the wrapper of a recorded answer; `undefined` if the text cannot be read. */
  readonly schema: unknown
  /** It has a list of fields, so a form can be shown. */
  readonly isForm: boolean
  /** Where each value of the schema begins in the text, by JSON Pointer. */
  readonly positions: ReadonlyMap<string, Position>
  /** The place and reason of a syntax error. */
  readonly fault: TextFault | undefined
}

interface TextFault {
  readonly message: string
  readonly position: Position
}

/** Reads a pasted text: JSON or YAML, bare or wrapped in an answer, or in the only code block of a Markdown text. */
export function readSource(given: string): ReadSource {
  const text = withoutFence(given)
  const { schema, positions = {}, problem } = readSchemaText(text, isYaml(text) ? 'schema.yaml' : 'schema.json')
  return {
    schema,
    isForm: hasFields(schema),
    positions: new Map(Object.entries(positions).map(([pointer, [line, column]]) => [pointer, { line, column }])),
    // An empty text is not a mistake.
    fault:
      problem && text.trim() !== ''
        ? {
            message: problem.message.charAt(0).toUpperCase() + problem.message.slice(1),
            position: { line: problem.line ?? 1, column: problem.column ?? 1 },
          }
        : undefined,
  }
}

/**
 * Whether a text is YAML. HTML, JavaScript and JSON with comments are not: the JSON reader gives better messages for them. YAML may also begin as only
 * JSON seems to, with a brace before an unquoted key or with a quoted key; such a text is YAML if it can be read as that.
 */
export const isYaml = (text: string): boolean =>
  !/^\s*([[{"<]|\/[/*]|module\.exports\b|$)/.test(text) ||
  (/^\s*(\{(?!\s*\/[/*])\s*[^\s"}]|"[^"\n]*"\s*:)/.test(text) && isYamlObject(text))

function isYamlObject(text: string): boolean {
  const { root, faults } = parseSource('schema.yaml', text)
  return root?.kind === 'object' && faults.length === 0
}

const hasFields = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('fields' in schema && Array.isArray(schema.fields)) || ('properties' in schema && Array.isArray(schema.properties)))
