import { isJsonObject } from '../core/schema/json.ts'
import { findSecrets, maskSecrets } from '../core/secrets/maskJson.ts'
import { leavesOf, mask } from '../core/secrets/secretPaths.ts'
import { createTextMask } from '../core/secrets/textMask.ts'

/** What a call must not show: what it sends to identify itself, and the passwords in its form data and schema. Decisions §7. */
export interface CallSecrets {
  /** For sentences and bodies that are no JSON. */
  readonly maskText: (text: string) => string
  /** The payload as an observer sees it. */
  readonly maskPayload: <Payload>(payload: Payload) => Payload
  readonly maskCredentials: () => unknown
  /** The JSON of an answer as an observer sees it: with a password field come others' defaults. */
  readonly maskAnswer: (json: unknown) => unknown
  /** What an error was caused by, with its own sentence masked where it holds a secret. */
  readonly maskCause: (cause: unknown) => unknown
}

interface CallSecretsOptions {
  readonly payload: unknown
  /** Templates of the fields that the caller knows to be secret. */
  readonly paths: Iterable<string>
  readonly credentials: unknown
  readonly headers: Headers
  readonly address: URL
}

/** Headers that hold no secret and whose values are ordinary words. */
const openHeaders = new Set(['accept', 'accept-language', 'content-type'])

export function createCallSecrets({ payload, paths, credentials, headers, address }: CallSecretsOptions): CallSecrets {
  // Looking through a whole schema is dear, and most calls neither fail nor are observed.
  let known: { readonly inPayload: ReturnType<typeof findSecrets>; readonly maskText: (text: string) => string } | undefined
  const find = () => {
    if (known !== undefined) return known
    const inPayload = findSecrets([payload], paths)
    const headerValues = [...headers].filter(([name]) => !openHeaders.has(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])
    const identity = [...leavesOf(credentials), ...headerValues, ...address.searchParams.values()]
    known = { inPayload, maskText: createTextMask([...inPayload.texts, ...identity]) }
    return known
  }
  const maskText = (text: string) => find().maskText(text)
  return {
    maskText,
    // `as`: masking changes texts, numbers and booleans, and no shape that an encoder could rely on.
    maskPayload: (value) => maskJson(maskSecrets(value, find().inPayload), maskText) as typeof value,
    maskCredentials: () => maskValues(credentials),
    maskAnswer: (json) => maskJson(maskSecrets(json, mergeSecrets(find().inPayload, findSecrets([json], paths))), maskText),
    maskCause: (cause) => maskCause(cause, maskText),
  }
}

type Secrets = ReturnType<typeof findSecrets>

const mergeSecrets = (one: Secrets, other: Secrets): Secrets => ({
  ids: new Set([...one.ids, ...other.ids]),
  texts: [...one.texts, ...other.texts],
})

/** An error whose sentence holds no secret stays itself, so that hosts can tell what it is; any other gives way to one like it. */
function maskCause(cause: unknown, maskText: (text: string) => string): unknown {
  if (typeof cause === 'string') return maskText(cause)
  if (!(cause instanceof Error)) return cause
  const inner = cause.cause === undefined ? undefined : maskCause(cause.cause, maskText)
  const message = maskText(cause.message)
  if (message === cause.message && inner === cause.cause) return cause
  const masked = new Error(message, inner === undefined ? undefined : { cause: inner })
  masked.name = cause.name
  return masked
}

/** Runs what makes a body for an observer; one that cannot be masked, because it nests too deeply, is not shown at all. */
export function observed(body: () => unknown): unknown {
  try {
    return body()
  } catch {
    return mask
  }
}

/** The same shape with every value that is not an object or array masked. */
function maskValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValues)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskValues(entry)]))
  return value === undefined ? undefined : mask
}

/** The same JSON with every key, text and number masked where it holds a secret. */
function maskJson(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : mask
  if (Array.isArray(value)) return value.map((entry) => maskJson(entry, maskText))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [maskText(key), maskJson(entry, maskText)]))
}
