/** Headers without secrets. */
export const plainHeaders: ReadonlySet<string> = new Set(['content-type', 'accept'])

/** The values of headers, both whole and without a scheme in front. */
export const headerSecrets = ({ headers }: Request): readonly string[] =>
  [...headers].flatMap(([name, value]) => (plainHeaders.has(name) ? [] : [value, ...value.split(/\s+/).slice(1)]))

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

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
