import type { SchemaFileState } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'

/** A schema file in place of a module, as the server of the page has told of it last. */
export interface ShownFile extends SchemaFileState {
  readonly name: string
  /** Whether the server still tells of changes. */
  readonly isFollowed: boolean
}
