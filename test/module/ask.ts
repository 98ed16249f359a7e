import type { Module } from 'moduleform/module'

/** Calls an endpoint of a module through its handler. */
export const call = (module: Module, endpoint: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  module.fetch(
    new Request(`https://modules.example.com/v1/crm/${endpoint}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

/** The same, returning status and JSON. */
export async function ask(module: Module, endpoint: string, body: unknown): Promise<{ status: number; answer: unknown }> {
  const response = await call(module, endpoint, body)
  return { status: response.status, answer: await response.json() }
}
