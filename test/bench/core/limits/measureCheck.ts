import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { runCli } from '../../../../src/cli/runCli.ts'

const values = Array.from({ length: 20 }, (_, index) => ({ value: `c${index}`, label: `Choice ${index}` }))

/** 3,000 fields that load the schema, with 20 choices each: 60,000 possible requests of 2 MB. */
const wide = JSON.stringify({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: Array.from({ length: 3_000 }, (_, index) => ({
    id: `field_${index}`,
    type: 'string',
    label: `Field ${index}`,
    choices: { values },
    on_action: { load_schema: true },
  })),
})

const content = { type: ['managed'], content_objects: [{ id: 'options' }] }
const narrow = JSON.stringify({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'option', type: 'string', label: 'Option', choices: { values: [] }, content }],
})

type Answer = (endpoint: string | undefined, response: ServerResponse) => void

const answerWide: Answer = (_endpoint, response) => response.end(wide)
const answerSchemaAlone: Answer = (endpoint, response) => (endpoint === 'schema' ? response.end(narrow) : undefined)

/** Runs the command against a module, and returns the milliseconds from the start, or from the interruption, to its end. */
async function timeCheck(answer: Answer, args: readonly string[], endAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const ending = new AbortController()
  let [requests, startedAt] = [0, performance.now()]
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await text(request)
    requests += 1
    if (requests === endAfter) {
      startedAt = performance.now()
      ending.abort()
    }
    response.setHeader('content-type', 'application/json')
    answer(request.url?.split('/').at(-1), response)
  }
  // When its time is used up, the check aborts requests.
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  startedAt = performance.now()
  await runCli(['check', `http://127.0.0.1:${port}`, ...args], {
    folder: '/',
    environment: {},
    isInteractive: false,
    columns: undefined,
    signal: ending.signal,
    readInput: async () => new Uint8Array(),
    write: () => undefined,
    writeError: () => undefined,
  })
  const milliseconds = performance.now() - startedAt
  server.closeAllConnections()
  server.close()
  return milliseconds
}

/** Measures whether `moduleform check` respects its time limits: milliseconds until it has ended. */
export const measureCheck = async (): Promise<Readonly<Record<string, number>>> => ({
  'check of 60,000 choices, --max-requests 6': await timeCheck(answerWide, ['--max-requests', '6']),
  'check of 60,000 choices, --max-time 10000': await timeCheck(answerWide, ['--max-time', '10000']),
  'check of 60,000 choices, after Ctrl+C': await timeCheck(answerWide, [], 40),
  'check of a silent /content, --max-time 5000': await timeCheck(answerSchemaAlone, ['--max-time', '5000', '--timeout', '4000']),
})
