import { resolve } from 'node:path'
import { checkBaseUrl } from '../../client/checkBaseUrl.ts'
import { isWireName, listWireNames, type WireFormatName } from '../../client/wireNames.ts'
import { maskUrl } from '../../core/secrets/maskUrl.ts'
import { type FlagKind, parseFlags, splitNames } from '../parseFlags.ts'
import { readReportFlags, reportFlags, reportFlagsHelp, type ReportTarget } from '../reportFlags.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../UsageError.ts'
import type { CheckOptions } from './checkOptions.ts'
import { readFile } from 'node:fs/promises'
import { missingConnectionKeys } from '../../core/schema/connectionKeys.ts'
import type { Connection } from '../../core/schema/wire.ts'
import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'

const checkFlags = {
  wire: 'text',
  header: 'texts',
  connection: 'texts',
  'form-data': 'text',
  origin: 'text',
  timeout: 'text',
  concurrency: 'text',
  'max-requests': 'text',
  'max-time': 'text',
  'max-median': 'text',
  'max-p95': 'text',
  'max-size': 'text',
  widgets: 'texts',
  ...reportFlags,
  'show-secrets': 'switch',
} as const satisfies Readonly<Record<string, FlagKind>>

export const defaults = {
  timeout: 10_000,
  concurrency: 4,
  maxRequests: 500,
  maxTime: 60_000,
  budgets: { median: 500, p95: 2_000, size: 1_048_576 },
}

const checkFormats = ['text', 'json', 'junit'] as const
export type CheckFormat = (typeof checkFormats)[number]

/** What to check, and how to report it. */
export interface CheckArgs {
  readonly options: CheckOptions
  readonly report: ReportTarget<CheckFormat>
}

/** Reads the command line of `moduleform check` and the files it names. Throws a `UsageError`. */
export async function readCheckArgs(args: readonly string[], terminal: Terminal): Promise<CheckArgs> {
  const { folder } = terminal
  const { flags, positionals } = parseFlags('check', args, checkFlags)
  const { connections, credentials } = await readConnections(flags.connection.map((file) => resolve(folder, file)))
  const options: CheckOptions = {
    baseUrl: readBaseUrl(positionals),
    format: readFormat(flags.wire),
    headers: flags.header.map(readHeader),
    connections,
    credentials,
    formData: flags['form-data'] === undefined ? {} : await readJsonObject('--form-data', resolve(folder, flags['form-data'])),
    origin: readOrigin(flags.origin),
    widgets: splitNames(flags.widgets),
    timeout: readNumber('timeout', flags.timeout, defaults.timeout, 1),
    concurrency: readNumber('concurrency', flags.concurrency, defaults.concurrency, 1),
    maxRequests: readNumber('max-requests', flags['max-requests'], defaults.maxRequests, 2),
    maxTime: readNumber('max-time', flags['max-time'], defaults.maxTime, 1),
    budgets: {
      median: readNumber('max-median', flags['max-median'], defaults.budgets.median, 0),
      p95: readNumber('max-p95', flags['max-p95'], defaults.budgets.p95, 0),
      size: readNumber('max-size', flags['max-size'], defaults.budgets.size, 0),
    },
    showSecrets: flags['show-secrets'],
  }
  return { options, report: readReportFlags('check', flags, checkFormats, terminal) }
}

function readBaseUrl(positionals: readonly string[]): string {
  const [baseUrl, ...more] = positionals
  if (baseUrl === undefined || more.length > 0) {
    throw new UsageError(`moduleform check: name one base URL, as in: moduleform check http://127.0.0.1:4001/crm`)
  }
  const isAbsolute = /^https?:\/\//i.test(baseUrl)
  try {
    if (!isAbsolute) throw new Error('It must begin with http:// or https://.')
    checkBaseUrl(baseUrl, 'Pass --header "Authorization: …" instead.')
  } catch (cause) {
    const because = cause instanceof Error ? cause.message.replace('moduleform was given', 'It is') : ''
    throw new UsageError(`moduleform check: "${maskUrl(baseUrl)}" is no base URL of a module. ${because}`)
  }
  return baseUrl
}

function readFormat(name: string | undefined): WireFormatName | undefined {
  if (name === undefined) return undefined
  if (isWireName(name)) return name === 'auto' ? undefined : name
  throw new UsageError(`moduleform check: --wire takes ${listWireNames()}, not "${name}".`)
}

function readHeader(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? []
  try {
    new Headers([[name.trim(), value.trim()]])
  } catch {
    // The value may be a secret.
    throw new UsageError(
      `moduleform check: --header needs "name: value"${name === '' ? '' : `, and what was given for "${name}" is no such pair`}.`,
    )
  }
  return [name.trim(), value.trim()]
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && new URL(text).origin === text)) return text
  throw new UsageError(`moduleform check: --origin takes scheme, host and port, as in https://app.example.com, not "${text}".`)
}

function readNumber(flag: string, text: string | undefined, byDefault: number, least: number): number {
  if (text === undefined) return byDefault
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && Number.isSafeInteger(number)) return number
  throw new UsageError(`moduleform check: --${flag} takes a whole number from ${least} up, not "${text}".`)
}

export const checkHelp = `
Asks a running module everything a form would ask, and what no form should, and says where it does not do as specified.

Usage: moduleform check [options] <base url>

The base URL is the address that /schema and /content are appended to. Nothing is sent anywhere else; redirects are not followed.

What is sent:
  --wire <name>             ${listWireNames()}; auto, found out from its answers, without it
  --header <name: value>    Sent with every request; may be repeated
  --connection <file.json>  A connection for fields of that type: id, label, app_type, connection_management_type. Its key
                            "credentials" is sent with wrapped requests. May be repeated
  --form-data <file.json>   What the form holds before anybody fills it in
  --origin <origin>         Also checks that pages of this origin may call the module (CORS)

How it is sent:
  --timeout <ms>            For one answer; ${defaults.timeout}
  --concurrency <n>         Requests at once; ${defaults.concurrency}
  --max-requests <n>        ${defaults.maxRequests}
  --max-time <ms>           For the whole run; ${defaults.maxTime}. What was left out is said

What is demanded:
  --max-median <ms>         ${defaults.budgets.median}
  --max-p95 <ms>            ${defaults.budgets.p95}; 95 of 100 answers
  --max-size <bytes>        ${defaults.budgets.size}; of one answer
  --widgets <names>         Names of widgets that hosts have, one or several with commas; may be repeated

What is reported:
${reportFlagsHelp(checkFormats, 26)}
  --show-secrets            Writes header values and credentials out; they are masked without it
  --help                    This text

Exit codes: 0 clean or advice alone, 1 errors or warnings, 2 wrong use, nothing answers, or ended before anything was found.
`

/** The contents of the --connection files: connections as fields store them, and the credentials of the last one that has any. */
async function readConnections(files: readonly string[]): Promise<{ connections: readonly Connection[]; credentials: unknown }> {
  const found = await Promise.all(files.map((file) => readJsonObject('--connection', file)))
  for (const [index, connection] of found.entries()) {
    const missing = missingConnectionKeys(connection)
    if (missing.length > 0) {
      throw new UsageError(
        `moduleform check: the connection in ${files[index]} lacks the ${missing.length === 1 ? 'text' : 'texts'} ${missing.join(', ')}.`,
      )
    }
  }
  return {
    // `as`: the four texts were checked above.
    connections: found as unknown as readonly Connection[],
    credentials: found
      .map(({ credentials }) => credentials)
      .filter((credentials) => credentials !== undefined)
      .at(-1),
  }
}

/** Reads the JSON object in the file that an option names. Throws a `UsageError` that does not quote the file. */
async function readJsonObject(option: string, file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(
      `moduleform check: the file of ${option} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  })
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (isJsonObject(json)) return json
  throw new UsageError(`moduleform check: the file of ${option}, ${file}, holds no JSON object.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
