import type { OnAction } from './model.ts'
import { type KeyTable, readObject } from './readObject.ts'
import { readAsObject, readBoolean, readData } from './readers.ts'

interface KnownActions {
  readonly load_schema?: boolean
  readonly load_content?: unknown
  readonly reload_content_objects?: unknown
}

const table: KeyTable<KnownActions> = {
  rows: {
    load_schema: { read: readBoolean },
    load_content: { read: readData, extension: true },
    reload_content_objects: { read: readData, extension: true },
  },
  wrongNames: new Map([
    ['reload', 'load_schema'],
    ['reloadschema', 'load_schema'],
    ['refreshschema', 'load_schema'],
  ]),
}

/** What a change of a field does. Specification 2.11; `load_content` by decisions §1. */
export const parseOnAction = readAsObject<OnAction>((raw, place) => readObject(raw, place, table))
