import { writeCurl } from '../requests/writeCurl.ts'
import { looksSecret } from './accessSecrets.ts'

interface CurlRequest {
  readonly url: string
  /** In addition to `content-type`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * A command line that sends the request. Headers that look secret are placeholders, because commands end up in shell histories and chats.
 */
export function formatCurlTemplate({ url, headers = {}, body }: CurlRequest): string {
  const shown = Object.entries({ 'content-type': 'application/json', ...headers }).map(
    ([name, value]) => [name, looksSecret(name, value) ? `<your ${name}>` : value] as const,
  )
  return writeCurl({ url, headers: shown, body: JSON.stringify(body) })
}
