import { ModuleNetworkError, ModuleStatusError, type EndpointName } from 'moduleform/client'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { headerSecrets } from './findSentSecrets.ts'
import type { RequestLog } from './createRequestLog.ts'
import type { LoggedRequest } from './loggedRequest.ts'

let lastId = 0

/**
 * Sends a request again exactly as before, including headers and secrets, and lists it with its answer. The form does not get the answer.
 * `false` if the request was not kept.
 */
export function sendAgain(log: RequestLog, { key, endpoint: name, url, requestBody }: LoggedRequest, secrets: Secrets): boolean {
  const sent = log.sentAs(key)
  if (sent === undefined) return false
  // `as`: the list uses the client's endpoint names.
  const endpoint = name as EndpointName
  const about = { id: (lastId -= 1), attempt: 1, endpoint, url }
  const startedAt = Date.now()
  const tell = (end: object) => log.observe({ type: 'ended', ...about, requestBody, durationMs: Date.now() - startedAt, ...end })
  log.observe({ type: 'started', ...about, method: 'POST', requestBody, startedAt })
  const own = { ids: secrets.ids, texts: [...secrets.texts, ...headerSecrets(sent.request), ...log.getSecretTexts()] }
  const receive = async () => {
    try {
      const response = await sent.fetch(copyRequest(sent.request))
      const responseBody = maskSecrets(readText(await response.text()), own)
      tell({
        status: response.status,
        responseBody,
        ...(response.ok ? {} : { error: new ModuleStatusError({ endpoint, url, status: response.status }) }),
      })
    } catch (cause) {
      tell({ error: new ModuleNetworkError({ endpoint, url, hasStarted: false, cause }) })
    }
  }
  void receive()
  return true
}

/** Without the signal of the call, which may have been aborted. */
const copyRequest = (request: Request): Request => new Request(request.clone(), { signal: null })

function readText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
