/** Calls a demo module through its handler. Resolves with status and JSON. */
export async function askModule(
  module: (request: Request) => Promise<Response>,
  endpoint: string,
  body: unknown,
): Promise<{ status: number; answer: unknown }> {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://127.0.0.1:4001/module/${endpoint}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await module(request)
  return { status: response.status, answer: await response.json() }
}
