import { isJsonObject, isText, type JsonObject } from '../../../core/schema/json.ts'
import type { RecordedExchange } from '../../../client/recording/recording.ts'
import { sessionFormat, sessionVersion, type SavedAside, type SavedState, type Session, type SessionEvent } from './session.ts'

/** A session, or why a text is not one, as a sentence. */
export type SessionReading = { readonly session: Session } | { readonly problem: string }

const whatToDo = 'Open one that the playground has exported.'
/** In characters. No real recording is larger. */
const largest = 50_000_000
/** Deeper JSON could exhaust the stack of its readers. */
const deepest = 300

/** Reads the text of a session from an untrusted source: reports what is wrong and never throws. */
export function readSession(text: string): SessionReading {
  if (text.length > largest) return { problem: `The file is larger than 50 MB. ${whatToDo}` }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: `The file is not JSON. ${whatToDo}` }
  }
  if (!isJsonObject(json) || json['format'] !== sessionFormat) return { problem: `The file is not a session. ${whatToDo}` }
  if (json['version'] !== sessionVersion) {
    return {
      problem: `The session is of version ${JSON.stringify(json['version'])?.slice(0, 20)}, and this playground reads ${sessionVersion}. Use the release that has exported it.`,
    }
  }
  if (isTooDeep(json)) return { problem: `The session nests deeper than ${deepest} levels. ${whatToDo}` }
  return readParts(json)
}

function readParts(json: JsonObject): SessionReading {
  const wrong = (what: string) => ({ problem: `The session cannot be read: ${what}. Export it anew.` })
  const { exchanges, state, module, settings, schema, events } = json
  if (!Array.isArray(exchanges)) return wrong('"exchanges" is not a list')
  const fault = exchanges.findIndex((exchange) => !isExchange(exchange))
  if (fault !== -1) return wrong(`"exchanges" has at ${fault + 1} no request with its answer`)
  if (!isState(state)) return wrong('"state" does not say what the form held')
  if (schema !== undefined && !isJsonObject(schema)) return wrong('"schema" is not an object')
  return {
    session: {
      format: sessionFormat,
      version: sessionVersion,
      ...(isText(module) ? { module } : {}),
      settings: isJsonObject(settings) ? Object.fromEntries(Object.entries(settings).filter(isTextEntry)) : {},
      ...(schema === undefined ? {} : { schema }),
      state,
      exchanges,
      events: Array.isArray(events) ? events.filter(isEvent) : [],
    },
  }
}

/** The initial state of a form, from untrusted JSON; `undefined` if it is not one. */
export const readSavedState = (json: unknown): SavedState | undefined => (!isTooDeep(json) && isState(json) ? json : undefined)

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => isText(entry[1])

/** Whether a value has the shape of a recorded exchange. */
const isExchange = (value: unknown): value is RecordedExchange => {
  if (!isJsonObject(value) || !isJsonObject(value['request']) || !isJsonObject(value['response'])) return false
  const { status, content_type: type } = value['response']
  return (
    isText(value['request']['path']) &&
    Number.isInteger(status) &&
    Number(status) >= 200 &&
    Number(status) <= 599 &&
    isText(type) &&
    /^[\x20-\x7e]*$/.test(type)
  )
}

const isState = (value: unknown): value is SavedState =>
  isJsonObject(value) &&
  isJsonObject(value['values']) &&
  isJsonObject(value['schemaData']) &&
  Array.isArray(value['setAside']) &&
  value['setAside'].every(isAside)

const isAside = (value: unknown): value is SavedAside =>
  isJsonObject(value) &&
  Array.isArray(value['path']) &&
  value['path'].every((segment) => isText(segment) || Number.isInteger(segment)) &&
  [value['text'], value['type']].every((text) => text === undefined || isText(text))

const isEvent = (value: unknown): value is SessionEvent =>
  isJsonObject(value) &&
  Number.isFinite(value['at']) &&
  isText(value['kind']) &&
  isText(value['title']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isText) &&
  (value['state'] === undefined || isState(value['state']))

function isTooDeep(root: unknown): boolean {
  let level: readonly unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}
