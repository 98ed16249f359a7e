import { createLineIndex } from '../lint/source/lineIndex.ts'
import { parseSource } from '../lint/source/parseSource.ts'
import type { FileProblem, SchemaFileState } from './schemaFileState.ts'

/** Reads the text of a schema file, YAML where its name ends so, else JSON. What cannot be read has a `problem` and no `json`, what is slightly wrong has both. */
export function readSchemaText(text: string, name: string): SchemaFileState {
  const { json, root, faults } = parseSource(name, text)
  const lines = createLineIndex(text)
  const [first] = faults
  const problem: FileProblem | undefined = first && { message: `${first.message} ${first.hint}`, ...lines.positionAt(first.start) }
  return { ...(root === undefined ? {} : { json }), ...(problem === undefined ? {} : { problem }) }
}
