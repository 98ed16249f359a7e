/** Whoever reads these learns nothing. */
export const plainHeaders: ReadonlySet<string> = new Set(['content-type', 'accept'])

/** The values of headers, whole and without the name of a scheme before them. */
export const headerSecrets = ({ headers }: Request): readonly string[] =>
  [...headers].flatMap(([name, value]) => (plainHeaders.has(name) ? [] : [value, ...value.split(/\s+/).slice(1)]))

/** What a request identifies itself with: by headers, by the query of its address, by the credentials in its body. */
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
    // A wire format of the host's own: its credentials are the host's to know.
    return []
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
