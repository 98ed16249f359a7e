import { isEqual } from 'moduleform/core'
import { openHeaders } from '../../../src/client/callSecrets.ts'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { mask } from '../../../src/core/secrets/secretPaths.ts'
import type { LoggedRequest } from './loggedRequest.ts'
import { writeCurl } from './writeCurl.ts'

/** A command line, and which parts of it are masked. */
export interface CurlCommand {
  readonly command: string
  /** As a sentence; `undefined` if nothing is masked. */
  readonly masked: string | undefined
}

/**
 * A command line for a POSIX shell that sends a request. Commands end up in shell histories and chats, so values of headers, credentials,
 * the query of the address and passwords are placeholders.
 */
export function formatCurl({ url, requestBody }: LoggedRequest, secrets: Secrets, sent?: Request): CurlCommand {
  const body = maskSecrets(requestBody, secrets)
  const headers = [...(sent?.headers ?? [['content-type', 'application/json']])] as readonly (readonly [string, string])[]
  const hidden = headers.map(([name]) => name).filter((name) => !openHeaders.has(name))
  const shown = headers.map(([name, value]) => [name, openHeaders.has(name) ? value : `<your ${name}>`] as const)
  const hasQuery = sent !== undefined && new URL(sent.url).search !== ''
  const text = JSON.stringify(body)
  const masked = [
    ...(hidden.length > 0 ? [`the ${hidden.length === 1 ? 'header' : 'headers'} ${hidden.join(', ')}`] : []),
    ...(hasQuery ? ['the query of the address'] : []),
    ...(text.includes(mask) || !isEqual(body, requestBody) ? [`secrets in the body (${mask})`] : []),
  ]
  return {
    command: writeCurl({ url, headers: shown, body: text }, ' \\\n  '),
    masked: masked.length === 0 ? undefined : `Left out, to be filled in: ${masked.join('; ')}.`,
  }
}
