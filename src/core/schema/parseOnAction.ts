import { readBoolean, readByTable, readData } from './readers.ts'

interface KnownActions {
  readonly load_schema?: boolean
  readonly load_content?: unknown
  readonly reload_content_objects?: unknown
}

/** What a change of a field does. Specification 2.11; `load_content` by decisions §1. */
export const parseOnAction = readByTable<KnownActions>({
  kind: 'onAction',
  keys: { load_schema: readBoolean, load_content: readData, reload_content_objects: readData },
})
