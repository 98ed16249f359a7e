import { isJsonObject } from './json.ts'
import type { Connection } from './wire.ts'

/** The keys of a connection that fields store, each a text. Specification 2.4. */
export const connectionKeys = ['id', 'label', 'app_type', 'connection_management_type'] as const satisfies readonly (keyof Connection)[]

/** The keys that an untrusted value lacks; none if it is a connection. */
export const missingConnectionKeys = (entry: unknown): readonly string[] =>
  connectionKeys.filter((key) => !isJsonObject(entry) || typeof entry[key] !== 'string')

export const isConnection = (entry: unknown): entry is Connection => missingConnectionKeys(entry).length === 0
