import type { Connection } from 'moduleform'
import { missingConnectionKeys } from '../../../src/core/schema/connectionKeys.ts'
import { isJsonObject } from '../../../src/core/schema/json.ts'

/** The request settings of one module besides its address, as typed. */
export interface ModuleAccess {
  readonly headers: readonly HeaderLine[]
  /** JSON, or empty. */
  readonly credentials: string
  readonly connections: string
}

export interface HeaderLine {
  readonly name: string
  readonly value: string
}

export const noAccess: ModuleAccess = { headers: [], credentials: '', connections: '' }

/** The valid part of it. */
export interface UsableAccess {
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: Readonly<Record<string, unknown>> | undefined
  /** `undefined`: the sample connections. */
  readonly connections: readonly Connection[] | undefined
}

/** What is wrong with each part, as a sentence. */
export interface AccessProblems {
  /** By line. */
  readonly headers: readonly (string | undefined)[]
  readonly credentials: string | undefined
  readonly connections: string | undefined
}

/** Reads the typed settings. A part with a problem counts as empty. */
export function readAccess({ headers, credentials, connections }: ModuleAccess): { usable: UsableAccess; problems: AccessProblems } {
  const lines = headers.map((line) => ({ ...line, problem: checkHeader(line) }))
  const identity = readJsonText(credentials, checkCredentials)
  const list = readJsonText(connections, checkConnections)
  const used = lines.filter(({ name, problem }) => problem === undefined && name.trim() !== '')
  return {
    usable: {
      headers: Object.fromEntries(used.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()])),
      // `as`: both were checked above.
      credentials: identity.value as UsableAccess['credentials'],
      connections: list.value as UsableAccess['connections'],
    },
    problems: {
      headers: lines.map(({ problem }) => problem),
      credentials: identity.problem,
      connections: list.problem,
    },
  }
}

export const hasProblem = ({ headers, credentials, connections }: AccessProblems): boolean =>
  [...headers, credentials, connections].some((problem) => problem !== undefined)

/** Headers that browsers let no page set, and those that the server of this page does not forward. */
const heldBack = /^(host|connection|content-length|cookie|origin|referer|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|sec-.*)$/i

function checkHeader({ name, value }: HeaderLine): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return value.trim() === '' ? undefined : 'Enter the name of the header.'
  if (heldBack.test(trimmed)) return `Browsers don't let a page set "${trimmed}". Start the playground with --header "${trimmed}: …".`
  try {
    new Headers([[trimmed, value.trim()]])
    return undefined
  } catch {
    // The browser's own message would repeat the value.
    return "HTTP doesn't allow this name or value. Names take letters, digits and hyphens; values take no line breaks."
  }
}

/** Typed or loaded JSON; `value` is `undefined` if the text is empty or has a problem. */
export function readJsonText(
  text: string,
  check: (value: unknown) => string | undefined,
): { readonly value: unknown; readonly problem: string | undefined } {
  if (text.trim() === '') return { value: undefined, problem: undefined }
  try {
    const value: unknown = JSON.parse(text)
    const problem = check(value)
    return { value: problem === undefined ? value : undefined, problem }
  } catch (cause) {
    // The browser's own message repeats part of the text, which may be a secret.
    const place = cause instanceof SyntaxError ? /line \d+ column \d+/.exec(cause.message)?.[0].replace(' column', ', column') : undefined
    return { value: undefined, problem: `This isn't valid JSON${place === undefined ? '' : ` (${place})`}.` }
  }
}

const checkCredentials = (value: unknown) => (isJsonObject(value) ? undefined : 'Credentials are an object, such as {"api_key": "…"}.')

function checkConnections(value: unknown): string | undefined {
  if (!Array.isArray(value))
    return 'Connections are a list of objects: [{"id": …, "label": …, "app_type": …, "connection_management_type": …}].'
  for (const [index, entry] of value.entries()) {
    const missing = missingConnectionKeys(entry)
    if (missing.length > 0) return `Connection ${index + 1} needs ${missing.map((key) => `"${key}"`).join(', ')} as text.`
  }
  return undefined
}
