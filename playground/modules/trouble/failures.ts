import { slowly } from './slowly.ts'

interface Failure {
  readonly label: string
  readonly answer: (request: Request) => Promise<Response>
}

/** Ways in which either endpoint can fail, by their name in the form and the address. */
export const failures: ReadonlyMap<string, Failure> = new Map<string, Failure>([
  [
    '500',
    {
      label: 'Status 500 with a message',
      answer: async () => Response.json({ error: 'The database is being moved until 14:00.' }, { status: 500 }),
    },
  ],
  ['401', { label: 'Status 401', answer: async () => Response.json({ message: 'The token has expired.' }, { status: 401 }) }],
  [
    '429',
    {
      label: 'Status 429, try again in 1 s',
      answer: async () => Response.json({ detail: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '1' } }),
    },
  ],
  ['html', { label: 'An HTML page', answer: async () => html('<!doctype html><title>Sign in</title><h1>Sign in to continue</h1>') }],
  [
    '200-error',
    { label: 'Status 200 with an error', answer: async () => Response.json({ error: 'No CRM is connected to this account.' }) },
  ],
  ['half', { label: 'JSON that ends in the middle', answer: async () => new Response('{"metadata": {"workflows_mo', { headers: json }) }],
  ['empty', { label: 'An empty object', answer: async () => Response.json({}) }],
  [
    'redirect',
    { label: 'A redirect', answer: async () => new Response(null, { status: 302, headers: { location: '/elsewhere/schema' } }) },
  ],
  [
    'never',
    {
      label: 'No answer at all',
      answer: (request) => slowly(tooLong, request.signal, () => Response.json({ error: 'That took too long.' }, { status: 504 })),
    },
  ],
])

/** Longer than any client waits. Milliseconds. */
const tooLong = 600_000

const json = { 'content-type': 'application/json' }

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
