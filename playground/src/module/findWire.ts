import type { WireFormatName } from 'moduleform/client'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { isWrapped } from '../../../src/client/recording/requestBody.ts'

/** The format of the module's last answer; `undefined` before it has answered. */
export function findWire(requests: readonly LoggedRequest[]): WireFormatName | undefined {
  const answered = requests.filter(({ outcome }) => outcome === 'answered').at(-1)
  if (answered === undefined) return undefined
  return isWrapped(answered.requestBody) ? 'data' : 'plain'
}
