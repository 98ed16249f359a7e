import type { SchemaFileState } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'

/** A schema file shown instead of a module, in its last state from the server of the page. */
export interface ShownFile extends SchemaFileState {
  readonly name: string
  /** Whether the server still reports changes. */
  readonly isFollowed: boolean
}
