import { createServer } from 'node:http'
import sirv from 'sirv'
import { onTestFinished } from 'vitest'
import { closeServer, listen } from '../../src/cli/playground/listen.ts'

/** The strictest policy that the guide names; the form asks no module here. */
const strict = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'"

/** Policies of hosts: none, one that allows the host's own files alone, and that with trusted types on top. */
const policies = {
  none: undefined,
  strict,
  'strict, with trusted types': `${strict}; require-trusted-types-for 'script'; trusted-types moduleform`,
  'trusted types, with inline styles': `${strict.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; require-trusted-types-for 'script'; trusted-types moduleform`,
  'no workers': `${strict}; worker-src 'none'`,
} as const

export type Policy = keyof typeof policies

/** Serves a built app under a policy until the test ends. Resolves with its address, which ends in a slash. */
export async function serveFolder(folder: string, policy: Policy = 'none'): Promise<string> {
  const value = policies[policy]
  const serve = sirv(folder, {
    dev: true,
    ...(value && { setHeaders: (response) => response.setHeader('content-security-policy', value) }),
  })
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404)
      response.end()
    }),
  )
  const port = await listen(server, [0])
  onTestFinished(() => closeServer(server))
  return `http://127.0.0.1:${port}/`
}
