import { readSavedState } from '../../../src/cli/playground/session/readSession.ts'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'
import { fromBase64, toBase64 } from './base64Url.ts'
import { deflate, inflate } from './deflate.ts'

/** What a link opens besides the settings in its query. */
export interface Linked {
  readonly schema: object
  /** The schema was edited: the page itself answers requests for it. */
  readonly isEdited?: boolean
  readonly state: SavedState
}

/** In characters. Browsers accept more, but mail and chat programs cut longer links. */
export const longestLink = 30_000

const start = '#share='

/** The fragment of an address that opens a schema with the state of a form; fragments are not sent to servers. */
export async function writeLink(linked: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(linked))
  return start + toBase64(await deflate(bytes))
}

export const isLink = (fragment: string): boolean => fragment.startsWith(start)

/** Reads the result of `writeLink`; `undefined` if it was not written by it, or is incomplete. */
export async function readLink(fragment: string): Promise<Linked | undefined> {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(await inflate(fromBase64(fragment.slice(start.length)))))
    if (typeof json !== 'object' || json === null || !('schema' in json) || !('state' in json)) return undefined
    const { schema } = json
    const state = readSavedState(json.state)
    // `readSavedState` also refuses what is nested too deeply.
    const isSchema =
      typeof schema === 'object' && schema !== null && readSavedState({ values: schema, setAside: [], schemaData: {} }) !== undefined
    const edited = 'isEdited' in json && json.isEdited === true ? { isEdited: true } : {}
    return state === undefined || !isSchema ? undefined : { schema, state, ...edited }
  } catch {
    // Not a link of this page.
    return undefined
  }
}
