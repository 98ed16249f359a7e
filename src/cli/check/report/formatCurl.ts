import { safeJson } from '../../visibleText.ts'
import type { ReportMask } from './reportMask.ts'
import type { Call } from '../exchange/exchange.ts'

/** One argument for a POSIX shell, whatever is in it. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * A request as a line for a shell, byte by byte the same but for characters of its JSON that are written as escapes. `mask` takes secrets out of address, header values and body.
 *
 * @example curl -sS -X POST 'http://127.0.0.1:4001/crm/schema' -H 'content-type: application/json' --data-raw '{}'
 */
export function formatCurl({ method, url, headers, body }: Call, mask: ReportMask): string {
  return [
    'curl -sS -i -X',
    method,
    quoteForShell(mask.url(url)),
    ...headers.map(([name, value]) => `-H ${quoteForShell(`${name}: ${mask.header(name, value)}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoteForShell(safeJson(mask.body(body)))}`]),
  ].join(' ')
}
