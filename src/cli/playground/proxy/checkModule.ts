import { systemClock } from '../../../client/clock.ts'
import { isWireName } from '../../../client/wireNames.ts'
import { isConnection } from '../../../core/schema/connectionKeys.ts'
import { isJsonObject } from '../../../core/schema/json.ts'
import { HttpError } from '../../../module/httpError.ts'
import { readBody } from '../../../module/readBody.ts'
import type { CheckOptions } from '../../check/checkOptions.ts'
import { defaults } from '../../check/readCheckArgs.ts'
import { recordModule } from '../../check/recordModule.ts'
import { type CheckReport, createReport } from '../../check/report/createReport.ts'

/** Limit of the request body. */
const maxBytes = 1024 * 1024

/**
 * Checks a module as `moduleform check` does, with its default limits and masked secrets; ends early if the page cancels. The body of the
 * request has optional settings: `headers` by name, `wire`, `connections`, `credentials`. `added` are headers that override those. Throws
 * an `HttpError`: 400 if the body is not a JSON object, 502 if nothing answers.
 */
export async function checkModule(
  request: Request,
  baseUrl: string,
  { added, fetch: ask = fetch }: { readonly added: Headers | undefined; readonly fetch?: typeof fetch | undefined },
): Promise<CheckReport> {
  const { headers, wire, connections, credentials } = await readBody(request, maxBytes)
  const options: CheckOptions = {
    ...defaults,
    baseUrl,
    format: isWireName(wire) && wire !== 'auto' ? wire : undefined,
    headers: readHeaders(headers, added),
    connections: Array.isArray(connections) ? connections.filter(isConnection) : [],
    credentials,
    formData: {},
    origin: undefined,
    showSecrets: false,
  }
  const recorded = await recordModule(options, { fetch: ask, clock: systemClock, signal: request.signal, onProgress: () => undefined })
  const outcome = recorded.recording?.first.outcome
  if (outcome?.kind === 'failure' && outcome.isThere) throw new HttpError(502, outcome.message)
  const reason = outcome?.kind === 'failure' && !outcome.hasBegun ? ` (${outcome.message})` : ''
  if (recorded.recording === undefined || reason !== '') throw new HttpError(502, `Nothing answers there${reason}. Is the module running?`)
  return createReport(recorded.recording, recorded)
}

function readHeaders(given: unknown, added: Headers | undefined): readonly (readonly [string, string])[] {
  const headers = new Headers()
  for (const [name, value] of Object.entries(isJsonObject(given) ? given : {})) headers.set(name, String(value))
  for (const [name, value] of added ?? []) headers.set(name, value)
  return [...headers]
}
