import { openHeaders } from '../../../src/client/callSecrets.ts'
import { leavesOf } from '../../../src/core/secrets/secretPaths.ts'

/** The value of a header, both whole and by its words without the scheme in front. */
export const headerTexts = (value: string): readonly string[] => [value, ...value.split(/\s+/).slice(1)]

/** The values of the headers of a request. */
export const headerSecrets = ({ headers }: Request): readonly string[] =>
  [...headers].flatMap(([name, value]) => (openHeaders.has(name) ? [] : headerTexts(value)))

/** The credentials of a request: in headers, the query of its address, and its body. */
export async function findSentSecrets(request: Request): Promise<readonly string[]> {
  const inAddress = [...new URL(request.url).searchParams.values()]
  const body = await request.text().catch(() => '')
  return [...headerSecrets(request), ...inAddress, ...(body.includes('"credentials"') ? credentialsIn(body) : [])]
}

function credentialsIn(body: string): readonly string[] {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' && json !== null && 'credentials' in json ? leavesOf(json.credentials) : []
  } catch {
    // A custom wire format of the host, whose credentials are unknown here.
    return []
  }
}
