import type { ModuleFormHandle } from 'moduleform'
import type { RecordedExchange } from 'moduleform/client'
import { dropSecrets, maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { sessionFormat, sessionVersion, type Session, type SessionEvent } from '../../../src/cli/playground/session/session.ts'
import type { PlaygroundEvent } from '../events/createEventLog.ts'
import { describeChange } from '../events/describeChange.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import type { Settings } from '../settings/settings.ts'
import { leaveOutSecrets, readState, secretsOf, withoutSecrets } from './savedState.ts'

interface SessionSource {
  readonly form: ModuleFormHandle | null
  readonly settings: Settings
  readonly requests: readonly LoggedRequest[]
  readonly events: readonly PlaygroundEvent[]
  /** What is known to be secret besides what the form holds. */
  readonly secrets: Secrets
}

/** A session as a file holds it: what was asked and answered, what happened, and what stands in the form, all of it without secrets. */
export function buildSession({ form, settings, requests, events, secrets: known }: SessionSource): Session {
  const secrets = secretsOf(form, known)
  const { module, ...others } = settings
  const state = form === null ? { values: {}, setAside: [], schemaData: {} } : readState(form)
  const start = events[0]?.at ?? 0
  const session = {
    format: sessionFormat,
    version: sessionVersion,
    module: bareAddress(module),
    settings: others,
    ...(form === null ? {} : { schema: dropSecrets(form.getSchema(), secrets.ids) }),
    state: leaveOutSecrets(state, secrets),
    exchanges: requests.flatMap((request) => recordExchange(request, secrets)),
    events: events.map((event) => recordEvent(event, start, secrets)),
  } as const
  // `as`: texts that are secret may stand anywhere, and nothing but texts changes.
  return maskSecrets(session, { ids: new Set(), texts: secrets.texts }) as Session
}

/** Also a query may hold a key. */
export const bareAddress = (address: string): string => (URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '')

function recordEvent({ at, kind, title, changes, lines, state }: PlaygroundEvent, start: number, secrets: Secrets): SessionEvent {
  return {
    at: at - start,
    kind,
    title,
    lines: [...changes.map((change) => describeChange(change, secrets)), ...lines],
    ...(state === undefined ? {} : { state: leaveOutSecrets(state, secrets) }),
  }
}

/** What was given up or never answered has no answer to record; what a person sent by hand is not the form's. */
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

/** Credentials go, the schema loses its secret defaults, the form data what password fields hold. */
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
