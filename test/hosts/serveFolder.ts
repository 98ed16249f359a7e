import { createServer } from 'node:http'
import sirv from 'sirv'
import { onTestFinished } from 'vitest'
import { closeServer, listen } from '../../src/cli/playground/listen.ts'
import { contentSecurityPolicy } from '../../stories/docs/recipes/contentSecurityPolicy.ts'

/** The form calls no module here. */
const modules: readonly string[] = []
const strict = contentSecurityPolicy({ modules })

/** Policies of hosts: none, one that only allows the host's own files, and that one with trusted types. */
const policies = {
  none: undefined,
  strict,
  'strict, with trusted types': contentSecurityPolicy({ modules, trustedTypes: true }),
  'trusted types, with inline styles': `${contentSecurityPolicy({ modules, codeEditor: true, trustedTypes: true })}; trusted-types moduleform`,
  'no workers': `${strict}; worker-src 'none'`,
} as const

export type Policy = keyof typeof policies

/** Serves a built app under a policy until the test ends. Resolves with its address, with a slash at the end. */
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
