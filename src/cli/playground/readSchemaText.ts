import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { extname } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { FileProblem } from './schemaFileState.ts'

type SchemaText = { readonly json: unknown } | { readonly problem: FileProblem }

/** Reads the text of a schema file: YAML where its name ends so, else JSON. */
export const readSchemaText = (text: string, path: string): SchemaText =>
  ['.yaml', '.yml'].includes(extname(path).toLowerCase()) ? readYaml(text) : readJson(text)

function readJson(text: string): SchemaText {
  const errors: ParseError[] = []
  const json: unknown = parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (first === undefined) return { json }
  const before = text.slice(0, first.offset).split('\n')
  const message = printParseErrorCode(first.error).replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { problem: { message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } }
}

function readYaml(text: string): SchemaText {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const [first] = document.errors
  if (first === undefined) return { json: document.toJS() as unknown }
  const { line, col } = lineCounter.linePos(first.pos[0])
  return { problem: { message: first.message, line, column: col } }
}
