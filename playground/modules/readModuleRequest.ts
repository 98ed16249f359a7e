import { ModuleFailure } from './moduleFailure.ts'

/**
 * Reads a call of a module: the last segment of its path and its JSON object, unwrapped where the module speaks `data`.
 * Throws a `ModuleFailure` with status 400 or 405 where that cannot be read.
 */
export async function readModuleRequest(
  request: Request,
  wire: 'plain' | 'data',
): Promise<{ endpoint: string; body: Record<string, unknown> }> {
  if (request.method !== 'POST') throw new ModuleFailure(405, `Call it with POST, not ${request.method}.`)
  const endpoint = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const sent: unknown = await request.json().catch(() => undefined)
  if (!isObject(sent)) throw new ModuleFailure(400, 'The body must be a JSON object.')
  if (wire === 'plain') return { endpoint, body: sent }
  const data = sent['data']
  if (!isObject(data)) throw new ModuleFailure(400, 'Missing request data')
  return { endpoint, body: data }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
