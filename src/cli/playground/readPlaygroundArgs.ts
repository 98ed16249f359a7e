import { isWireName, listWireNames, type WireName } from '../../client/wireNames.ts'
import { parseFlags } from '../parseFlags.ts'
import { UsageError } from '../UsageError.ts'
import type { NamedModule } from './proxy/consent.ts'

/** The command line of `moduleform playground`. */
export interface PlaygroundArgs {
  /** What to open: a module, a file as given, or neither. */
  readonly module: NamedModule | undefined
  readonly file: string | undefined
  /** A session to open, as given. */
  readonly replay: string | undefined
  readonly wire: WireName
  /** `undefined`: any near the default. */
  readonly port: number | undefined
  /** Whether the browser is opened; `undefined`: if a person uses the terminal. */
  readonly open: boolean | undefined
}

const flagKinds = { port: 'text', open: 'switch', 'no-open': 'switch', header: 'texts', wire: 'text', replay: 'text' } as const

/** Throws a `UsageError` for arguments that are invalid or contradict each other. */
export function readPlaygroundArgs(args: readonly string[]): PlaygroundArgs {
  const { flags, positionals } = parseFlags('playground', args, flagKinds)
  const [subject, ...more] = positionals
  if (more.length > 0) throw new UsageError(`moduleform playground opens one module or file, not ${positionals.length}.`)
  if (flags.open && flags['no-open']) throw new UsageError('moduleform playground: --open and --no-open exclude each other.')
  if (flags.replay !== undefined && subject !== undefined) {
    throw new UsageError(`moduleform playground: a session brings its own module. Leave out "${subject}", or --replay.`)
  }
  const baseUrl = subject !== undefined && /^[a-z][a-z\d+.-]*:\/\//i.test(subject) ? checkBaseUrl(subject) : undefined
  if (baseUrl === undefined && (flags.header.length > 0 || flags.wire !== undefined)) {
    throw new UsageError('moduleform playground: --header and --wire say how a module is asked. Name its base URL too.')
  }
  return {
    module: baseUrl === undefined ? undefined : { baseUrl, headers: readHeaders(flags.header) },
    file: baseUrl === undefined ? subject : undefined,
    replay: flags.replay,
    wire: readWire(flags.wire),
    port: readPort(flags.port),
    open: flags['no-open'] ? false : flags.open || undefined,
  }
}

function checkBaseUrl(text: string): string {
  const example = 'Give the address that /schema and /content are appended to, such as http://127.0.0.1:8000/my-module.'
  if (!URL.canParse(text)) throw new UsageError(`"${text}" is not an address. ${example}`)
  const { protocol, username, password } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new UsageError(`Modules are asked over http or https, not "${protocol.slice(0, -1)}". ${example}`)
  if (username !== '' || password !== '')
    throw new UsageError('An address takes no user name or password. Pass --header "Authorization: …" instead.')
  return text
}

function readHeaders(texts: readonly string[]): Headers {
  const headers = new Headers()
  for (const text of texts) {
    const [name = '', ...rest] = text.split(':')
    try {
      if (rest.length === 0) throw new TypeError('it has no colon')
      headers.append(name.trim(), rest.join(':').trim())
    } catch {
      // The value may be a secret: it is not repeated.
      throw new UsageError(`--header "${name.trim()}" is not a header. Write --header "Name: value".`)
    }
  }
  return headers
}

function readWire(text = 'auto'): WireName {
  if (isWireName(text)) return text
  throw new UsageError(`--wire is ${listWireNames()}, not "${text}".`)
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port takes a number from 0 (any free one) to 65535, not "${text}".`)
}
