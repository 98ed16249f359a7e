import { once } from 'node:events'
import { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listWireNames } from '../../client/wireNames.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import { findBuild, type PlaygroundBuild } from './findBuild.ts'
import { codeOf } from './codeOf.ts'
import { openBrowser } from './openBrowser.ts'
import { readPlaygroundArgs, type PlaygroundArgs } from './readPlaygroundArgs.ts'
import type { DemoModules } from './serveDemoModules.ts'
import { startPlaygroundServer, type PlaygroundServer, type PlaygroundServerOptions, type SessionFile } from './startPlaygroundServer.ts'
import { readSession } from './session/readSession.ts'
import { watchSchemaFile, type SchemaFile } from './schemaFile/watchSchemaFile.ts'

const usualPorts = [4173, 4174, 4175, 4176, 4177, 4178, 4179, 0]

interface Surroundings {
  readonly findBuild: () => PlaygroundBuild
  readonly openBrowser: (url: string) => Promise<string | undefined>
}

/**
 * `moduleform playground [base url | file]`: shows the form of a module, or of a schema in a file, in the browser until the user stops it.
 */
export const createPlaygroundCommand = (surroundings: Surroundings): Command => ({
  name: 'playground',
  summary: 'Shows the form of a module, or of a schema file that it follows, in the browser',
  help: `Shows a form in the browser, with its data, its problems and every request.

Usage: moduleform playground [base url | schema.json | schema.yaml]
       moduleform playground --replay session.json

A base URL is the address that /schema and /content are appended to. The module needs no CORS headers: it is asked by this
program. Modules on this machine that are not named here are asked after a yes in the page. A file is followed: each time it
is saved the form changes and what was typed stays. Without either, the page takes an address, and offers demo modules.

Options:
  --port <n>               Port on 127.0.0.1; 0 is any free one. Default: 4173, or a free one near it
  --open, --no-open        Whether the browser is opened. Default: yes in a terminal, no in CI
  --header "Name: value"   Sent to the module named, and to no other; may be given again. The page takes headers too
  --wire <name>            How the module takes its requests: ${listWireNames()}. Default: auto, found out from its answers
  --replay <session.json>  Opens a session that the playground has exported: the form as it was, answered from the recording.
                           The module is not asked. Other hosts reach the recording at /modules/replay of this program
  --help                   This text

Set MODULEFORM_PROXY_ANY=1 to let the page ask modules on any machine, after a yes.
Ctrl+C ends it. Exit codes: 0 ended, 2 wrong use, a file that cannot be read, a port that is taken.
`,
  run: async (args, terminal) => {
    const options = readPlaygroundArgs(args)
    const file = options.file === undefined ? undefined : await openFile(options.file, terminal)
    const session = options.replay === undefined ? undefined : await openSession(options.replay, terminal)
    try {
      return await serve({ options, file, session, terminal, surroundings })
    } finally {
      await file?.close()
    }
  },
})

export const playgroundCommand = createPlaygroundCommand({ findBuild, openBrowser })

interface Call {
  readonly options: PlaygroundArgs
  readonly file: SchemaFile | undefined
  readonly session: SessionFile | undefined
  readonly terminal: Terminal
  readonly surroundings: Surroundings
}

async function openFile(written: string, { folder }: Terminal): Promise<SchemaFile> {
  const path = resolve(folder, written)
  const found = await stat(path).catch((error: unknown) => error)
  if (found instanceof Stats && found.isFile()) return watchSchemaFile(path, folder)
  const what = codeOf(found) === 'ENOENT' ? `There is no file "${written}".` : `"${written}" is not a file that can be read.`
  throw new UsageError(`${what} Give a schema as JSON or YAML, or the whole address of a module, such as http://127.0.0.1:8000/my-module.`)
}

async function openSession(written: string, { folder }: Terminal): Promise<SessionFile> {
  const text = await readFile(resolve(folder, written), 'utf8').catch((error: unknown) => {
    const what = codeOf(error) === 'ENOENT' ? `There is no file "${written}".` : `"${written}" is not a file that can be read.`
    throw new UsageError(`${what} Give a session that the playground has exported.`)
  })
  const reading = readSession(text)
  if ('problem' in reading) throw new UsageError(`${written}: ${reading.problem}`)
  return { name: basename(written), session: reading.session }
}

async function serve(call: Call): Promise<ExitCode> {
  const server = await start(call)
  const { options, terminal, surroundings } = call
  const { module, wire } = options
  const url = `${server.origin}/${module === undefined ? '' : `?${formatQuery(module.baseUrl, wire)}`}`
  const shown = options.replay ?? options.file
  terminal.write(`Playground${shown === undefined ? '' : ` with ${shown}`}: ${url}\n`)
  if (options.replay !== undefined) terminal.write(`The recording as a module: ${server.origin}/modules/replay\n`)
  if (terminal.isInteractive) terminal.write('Ctrl+C ends it.\n')
  if (options.open ?? (terminal.isInteractive && !terminal.environment['CI'])) {
    const reason = await surroundings.openBrowser(url)
    if (reason !== undefined) terminal.writeError(`The browser does not open (${reason}). Open the address yourself.\n`)
  }
  if (!terminal.signal.aborted) await once(terminal.signal, 'abort')
  await server.close()
  return 0
}

/** As the page itself writes it: readable and easy to edit by hand. */
const formatQuery = (baseUrl: string, wire: string) =>
  new URLSearchParams({ module: baseUrl, wire }).toString().replaceAll('%3A', ':').replaceAll('%2F', '/')

async function start({ options: { module, port }, file, session, terminal, surroundings }: Call): Promise<PlaygroundServer> {
  const build = surroundings.findBuild()
  // `as`: the file is the build of `playground/modules/modules.ts`.
  const { modules } = (await import(/* @vite-ignore */ build.demoModules.href)) as { readonly modules: DemoModules }
  const served: PlaygroundServerOptions = {
    pageFolder: fileURLToPath(build.page),
    demoModules: modules,
    module,
    file,
    session,
    ports: port === undefined ? usualPorts : [port],
    anyTarget: terminal.environment['MODULEFORM_PROXY_ANY'] === '1',
  }
  try {
    return await startPlaygroundServer(served)
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const what = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`
    throw new UsageError(`Port ${port} ${what}. Give another one with --port, or none for a free one.`)
  }
}
