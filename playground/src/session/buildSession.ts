import type { ModuleFormHandle } from 'moduleform'
import type { RecordedExchange } from 'moduleform/client'
import { dropSecrets, maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { sessionFormat, sessionVersion, type Session, type SessionEvent } from '../../../src/cli/playground/session/session.ts'
import type { PlaygroundEvent } from '../events/createEventLog.ts'
import { describeChange } from '../events/describeChange.ts'
import { timesFromFirst } from '../events/recordedTime.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import type { Settings } from '../settings/settings.ts'
import { leaveOutSecrets, readState, secretsOf, withoutSecrets } from './savedState.ts'

interface SessionSource {
  readonly form: ModuleFormHandle | null
  readonly settings: Settings
  readonly requests: readonly LoggedRequest[]
  readonly events: readonly PlaygroundEvent[]
  /** Known secrets besides those in the form. */
  readonly secrets: Secrets
}

/** A session for a file: requests and answers, events, and the state of the form, all without secrets. */
export function buildSession({ form, settings, requests, events, secrets: known }: SessionSource): Session {
  const secrets = secretsOf(form, known)
  const { module, ...others } = settings
  const state = form === null ? { values: {}, setAside: [], schemaData: {} } : readState(form)
  const times = timesFromFirst(events)
  const session = {
    format: sessionFormat,
    version: sessionVersion,
    module: bareAddress(module),
    settings: others,
    ...(form === null ? {} : { schema: dropSecrets(form.getSchema(), secrets.ids) }),
    state: leaveOutSecrets(state, secrets),
    exchanges: requests.flatMap((request) => recordExchange(request, secrets)),
    events: events.map((event, index) => recordEvent(event, times[index] ?? 0, secrets)),
  } as const
  // `as`: secret texts may be anywhere, and only texts change.
  return maskSecrets(session, { ids: new Set(), texts: secrets.texts }) as Session
}

/** Without the query, which may contain a key. */
export const bareAddress = (address: string): string => (URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '')

function recordEvent({ kind, title, changes, lines, state }: PlaygroundEvent, at: number, secrets: Secrets): SessionEvent {
  return {
    at,
    kind,
    title,
    lines: [...changes.map((change) => describeChange(change, secrets)), ...lines],
    ...(state === undefined ? {} : { state: leaveOutSecrets(state, secrets) }),
  }
}

/** Aborted and pending requests have no answer to record; those that a person repeated are not the form's. */
function recordExchange({ url, status, requestBody, responseBody, isByHand }: LoggedRequest, secrets: Secrets): RecordedExchange[] {
  if (status === undefined || responseBody === undefined || isByHand === true) return []
  const isText = typeof responseBody === 'string'
  return [
    {
      request: { path: new URL(url).pathname, body: scrubRequest(requestBody, secrets) },
      response: {
        status,
        content_type: isText ? 'text/plain' : 'application/json',
        body: isText ? responseBody : maskSecrets(dropSecrets(responseBody, secrets.ids), secrets),
      },
    },
  ]
}

/** Removes credentials, secret defaults from the schema, and values of password fields from the form data. */
function scrubRequest(body: unknown, secrets: Secrets): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const parts = Object.entries(body).flatMap(([key, part]): [string, unknown][] => {
    if (key === 'credentials') return []
    if (key === 'data') return [[key, scrubRequest(part, secrets)]]
    if (key === 'form_data') return [[key, withoutSecrets(part, secrets)]]
    return [[key, key === 'schema' ? dropSecrets(part, secrets.ids) : part]]
  })
  return Object.fromEntries(parts)
}
