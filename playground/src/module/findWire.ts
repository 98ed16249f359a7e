import type { WireFormatName } from 'moduleform/client'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { isJsonObject } from '../../../src/core/schema/json.ts'

/** The format of the module's last answer; `undefined` before it has answered. */
export function findWire(requests: readonly LoggedRequest[]): WireFormatName | undefined {
  const answered = requests.filter(({ outcome }) => outcome === 'answered').at(-1)
  if (answered === undefined) return undefined
  const { requestBody } = answered
  return isJsonObject(requestBody) && !Object.hasOwn(requestBody, 'form_data') && isJsonObject(requestBody['data']) ? 'data' : 'plain'
}
