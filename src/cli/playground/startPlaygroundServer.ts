import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { replayRecording } from '../../client/recording/replayRecording.ts'
import { toNodeListener } from '../../node.ts'
import { closeServer, listen } from './listen.ts'
import { checkCaller, checkHost, isLoopback, withRefusals } from './proxy/checkCaller.ts'
import { createModuleProxy } from './proxy/createModuleProxy.ts'
import type { NamedModule } from './proxy/consent.ts'
import type { Session } from './session/session.ts'
import { streamSchemaFile, type SchemaFile } from './schemaFile/watchSchemaFile.ts'
import { answerAsModule, withCors, type DemoModules } from './serveDemoModules.ts'
import { formatPage, serverPaths } from './serverOffer.ts'

export interface PlaygroundServerOptions {
  /** Absolute path of the folder that holds the built page. */
  readonly pageFolder: string
  readonly demoModules: DemoModules
  /** What was named on the command line: at most one of the three. */
  readonly module?: NamedModule | undefined
  readonly file?: SchemaFile | undefined
  readonly session?: SessionFile | undefined
  /** Tried one after the other; 0 is any free one. */
  readonly ports: readonly number[]
  /** Whether the proxy may call modules on any machine, after confirmation. Default: no. */
  readonly anyTarget?: boolean
}

/** A session that the page opens. */
export interface SessionFile {
  readonly name: string
  readonly session: Session
}

export interface PlaygroundServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
  readonly close: () => Promise<void>
}

type Handler = (request: Request) => Promise<Response>

/** The page runs only its own files and connects only to this server. Monaco needs inline styles. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** Serves the built playground on 127.0.0.1, with the proxy, the demo modules and the schema file, if given. Rejects if no port is free. */
export async function startPlaygroundServer(options: PlaygroundServerOptions): Promise<PlaygroundServer> {
  const handlers = createHandlers(options)
  const files = sirv(options.pageFolder, { etag: true, setHeaders })
  const server = createServer((incoming, outgoing) => {
    const [, first = ''] = (incoming.url ?? '').split(/[/?]/)
    const answer = (handler: Handler) => toNodeListener({ fetch: atThisHost(handler) })(incoming, outgoing)
    const handler = Object.hasOwn(handlers, first) ? handlers[first] : undefined
    if (handler !== undefined) answer(handler)
    else if (isCalledByOwnName(incoming)) files(incoming, outgoing, () => answer(answerMissing))
    else answer(answerMissing)
  })
  const port = await listen(server, options.ports)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => closeServer(server),
  }
}

const editorWorker = /^\/monaco\/(json|editor)\.worker\.js$/

/** The package contains the editor's workers once, beside the page: hosts load them from there too. */
const serveWorker =
  (pageFolder: string): Handler =>
  async ({ url }) => {
    const name = editorWorker.exec(new URL(url).pathname)?.[1]
    if (name === undefined) return answerMissing()
    const read = (folder: string) => readFile(join(pageFolder, folder, `${name}.worker.js`))
    const code = await read('monaco').catch(() => read('../monaco').catch(() => undefined))
    if (code === undefined) return answerMissing()
    return new Response(code, { headers: { ...pageHeaders, 'content-type': 'text/javascript' } })
  }

/** The page contains the token for confirmations, so it is served only under names of this machine. */
const atThisHost = (handler: Handler): Handler =>
  withRefusals(async (request) => {
    checkHost(request)
    return handler(request)
  })

const isCalledByOwnName = ({ headers: { host } }: IncomingMessage): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname)

/** By the first segment of the path. */
function createHandlers(options: PlaygroundServerOptions): Record<string, Handler> {
  const { pageFolder, module, file, session, anyTarget = false } = options
  const demoModules = session === undefined ? options.demoModules : { ...options.demoModules, replay: replayRecording(session.session) }
  const proxy = createModuleProxy({
    anyTarget,
    module,
    isDemo: ({ host, pathname }, request) => host === new URL(request.url).host && pathname.startsWith(`${serverPaths.demoModules}/`),
  })
  const page: Handler = async (request) => {
    const html = await readFile(join(pageFolder, 'index.html'), 'utf8')
    const body = formatPage(html, {
      'module-proxy': serverPaths.moduleProxy,
      'proxy-token': proxy.token,
      'demo-modules': `${new URL(request.url).origin}${serverPaths.demoModules}`,
      ...(file === undefined ? {} : { 'schema-file': file.name }),
      ...(session === undefined ? {} : { 'session-file': session.name }),
    })
    return new Response(body, { headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } })
  }
  const stream: Handler = async (request) => {
    checkCaller(request)
    return file === undefined ? answerMissing() : streamSchemaFile(file, request.signal)
  }
  const readSession: Handler = async (request) => {
    checkCaller(request)
    return session === undefined ? answerMissing() : Response.json(session.session)
  }
  return {
    '': page,
    'index.html': page,
    monaco: serveWorker(pageFolder),
    [nameOf(serverPaths.moduleProxy)]: proxy.fetch,
    [nameOf(serverPaths.schemaFile)]: withRefusals(stream),
    [nameOf(serverPaths.session)]: withRefusals(readSession),
    [nameOf(serverPaths.demoModules)]: withCors((request) =>
      answerAsModule(demoModules, new URL(request.url).pathname.split('/')[2] ?? '', request),
    ),
  }
}

const nameOf = (path: string) => path.slice(1)

const answerMissing = async () => Response.json({ error: 'There is nothing at this address.' }, { status: 404 })

function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value)
}
