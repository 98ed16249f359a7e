import { findSchema } from '../lint/source/findSchema.ts'
import { findNode } from '../lint/source/findSpan.ts'
import { createLineIndex, type LineIndex } from '../lint/source/lineIndex.ts'
import { parseSource } from '../lint/source/parseSource.ts'
import type { SourceNode } from '../lint/source/sourceNode.ts'
import { locateValues } from './locateValues.ts'
import type { FileProblem, SchemaFileState } from './schemaFileState.ts'

/** Reads the text of a schema file, YAML where its name ends so, else JSON. What cannot be read has a `problem` and no `schema`, what is slightly wrong has both. */
export function readSchemaText(text: string, name: string): SchemaFileState {
  const { json, root, faults } = parseSource(name, text)
  const lines = createLineIndex(text)
  const [first] = faults
  const problem: FileProblem | undefined = first && { message: `${first.message} ${first.hint}`, ...lines.positionAt(first.start) }
  return { ...(root === undefined ? {} : readSchema(json, root, lines)), ...(problem === undefined ? {} : { problem }) }
}

function readSchema(json: unknown, root: SourceNode, lines: LineIndex): SchemaFileState {
  const { pointer, schema } = findSchema(json)
  return { schema, positions: locateValues(findNode(root, pointer) ?? root, lines) }
}
