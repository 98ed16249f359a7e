import { onTestFinished } from 'vitest'
import { startModuleServer } from './moduleServer.ts'

/** A real server on 127.0.0.1 for one test. Resolves with its origin. */
export async function startServer(handler: (request: Request) => Promise<Response>): Promise<string> {
  const { origin, close } = await startModuleServer(handler)
  onTestFinished(close)
  return origin
}
