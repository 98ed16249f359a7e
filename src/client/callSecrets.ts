import { isJsonObject } from '../core/schema/json.ts'
import { findSecrets, maskSecrets } from '../core/secrets/maskJson.ts'
import { leavesOf, mask } from '../core/secrets/secretPaths.ts'
import { createTextMask } from '../core/secrets/textMask.ts'

/** What a call must not show: what it sends to identify itself, and the passwords in its form data and schema. Decisions §7. */
export interface CallSecrets {
  /** For sentences and bodies that are no JSON. */
  readonly maskText: (text: string) => string
  /** Makes what masks bodies for an observer, before an answer has said which fields hold passwords, or after. */
  readonly createMask: (...answer: readonly unknown[]) => Mask
  readonly maskCredentials: () => unknown
  /** What an error was caused by, with its own sentence masked where it holds a secret. */
  readonly maskCause: (cause: unknown) => unknown
}

/** Masks the payload, or the JSON of an answer; the shape stays. */
export type Mask = <Body>(body: Body) => Body

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
  // Before its schema has come nobody knows which fields of a form hold passwords. A request for options tells by `paths`.
  const formData = isJsonObject(payload) && payload['schema'] ? payload['form_data'] : undefined
  const find = (...answer: readonly unknown[]) => {
    const found = findSecrets([payload, ...answer], paths, formData)
    const headerValues = [...headers].filter(([name]) => !openHeaders.has(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])
    const maskText = createTextMask([...found.texts, ...leavesOf(credentials), ...headerValues, ...address.searchParams.values()])
    // `as`: masking changes texts, numbers and booleans, and no shape that an encoder could rely on.
    const mask: Mask = (body) => maskJson(maskSecrets(body, found), maskText) as typeof body
    return { maskText, mask }
  }
  // Looking through a whole schema is dear, and most calls neither fail nor are observed.
  let known: ReturnType<typeof find> | undefined
  const maskText = (text: string) => (known ??= find()).maskText(text)
  return {
    maskText,
    createMask: (...answer) => find(...answer).mask,
    maskCredentials: () => maskValues(credentials),
    maskCause: (cause) => maskCause(cause, maskText),
  }
}

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
