import { isJsonObject } from '../core/schema/json.ts'
import { findSecrets, maskSecrets } from '../core/secrets/maskJson.ts'
import { leavesOf, mask } from '../core/secrets/secretPaths.ts'
import { createTextMask } from '../core/secrets/textMask.ts'

/** The secrets of a call: its credentials, and the passwords in its form data and schema. Decisions §7. */
export interface CallSecrets {
  /** For sentences and bodies that are no JSON. */
  readonly maskText: (text: string) => string
  /** Creates the mask for observed bodies; with an answer, it also covers the password fields declared there. */
  readonly createMask: (...answer: readonly unknown[]) => Mask
  readonly maskCredentials: () => unknown
  /** The cause of an error, with its message masked if it contains a secret. */
  readonly maskCause: (cause: unknown) => unknown
}

/** Masks the payload, or the JSON of an answer, without changing its shape. */
export type Mask = <Body>(body: Body) => Body

interface CallSecretsOptions {
  readonly payload: unknown
  /** Templates of the fields that the caller knows to be secret. */
  readonly paths: Iterable<string>
  readonly credentials: unknown
  readonly headers: Headers
  readonly address: URL
}

/** Headers without secrets, whose values are ordinary words. */
export const openHeaders: ReadonlySet<string> = new Set(['accept', 'accept-language', 'content-type'])

export function createCallSecrets({ payload, paths, credentials, headers, address }: CallSecretsOptions): CallSecrets {
  // Before the schema is known, it is not known either which fields of the form data are passwords. A request for options passes them in
  // `paths`.
  const formData = isJsonObject(payload) && payload['schema'] ? payload['form_data'] : undefined
  const find = (...answer: readonly unknown[]) => {
    const found = findSecrets([payload, ...answer], paths, formData)
    const headerValues = [...headers].filter(([name]) => !openHeaders.has(name)).flatMap(([, value]) => [value, ...value.split(/\s+/)])
    const maskText = createTextMask([...found.texts, ...leavesOf(credentials), ...headerValues, ...address.searchParams.values()])
    // `as`: masking changes texts, numbers and booleans, and no shape that an encoder could rely on.
    const mask: Mask = (body) => maskJson(maskSecrets(body, found), maskText) as typeof body
    return { maskText, mask }
  }
  // Searching a whole schema is expensive, and most calls neither fail nor are observed.
  let known: ReturnType<typeof find> | undefined
  const maskText = (text: string) => (known ??= find()).maskText(text)
  return {
    maskText,
    createMask: (...answer) => find(...answer).mask,
    maskCredentials: () => maskValues(credentials),
    maskCause: (cause) => maskCause(cause, maskText),
  }
}

/** An error without a secret in its message is kept, so that hosts can identify it; any other is replaced by a similar one. */
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

/** Creates a body for an observer; one that cannot be masked, because it nests too deeply, is left out. */
export function observed(body: () => unknown): unknown {
  try {
    return body()
  } catch {
    return mask
  }
}

/** The same shape with all scalar values masked. */
function maskValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskValues)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskValues(entry)]))
  return value === undefined ? undefined : mask
}

/** The same JSON with every key, text and number masked that contains a secret. */
function maskJson(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return maskText(String(value)) === String(value) ? value : mask
  if (Array.isArray(value)) return value.map((entry) => maskJson(entry, maskText))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [maskText(key), maskJson(entry, maskText)]))
}
