import { readJson } from '../core/schema/readJson.ts'
import type { Deadline } from './deadline.ts'

/** The answer of a module, read completely or up to the limit. */
export interface Answer {
  readonly isOk: boolean
  readonly status: number
  readonly statusText: string
  readonly retryAfter: string | null
  readonly text: string
  /** False where its bytes are neither UTF-8 nor the charset that the module names; `text` then has � in place of letters. */
  readonly isDecoded: boolean
  /** False where the answer was longer than the limit; `text` is then its beginning. */
  readonly isComplete: boolean
  /** Present if the text is JSON. */
  readonly json: { readonly value: unknown } | undefined
  readonly isWebPage: boolean
  /** The content type, if it is neither JSON nor readable text, such as a picture. */
  readonly binaryType: string | undefined
}

const textTypes = /^text\/|json|xml|javascript|urlencoded/

export async function readAnswer(response: Response, maxBytes: number, deadline: Deadline): Promise<Answer> {
  const { chunks, isComplete } = await readChunks(response, maxBytes, deadline)
  const contentType = response.headers.get('content-type') ?? ''
  const decoded = decodeText(chunks, contentType)
  const text = decoded ?? decodeAs('utf-8', chunks, false)
  const json = isComplete ? parseJson(text) : undefined
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const isHtml = type === 'text/html' || /^\s*<(!doctype html|html)\b/i.test(text)
  return {
    isOk: response.ok,
    status: response.status,
    statusText: response.statusText,
    retryAfter: response.headers.get('retry-after'),
    text,
    isDecoded: decoded !== undefined,
    isComplete,
    json,
    isWebPage: json === undefined && isHtml,
    binaryType: json !== undefined || type === '' || textTypes.test(type) ? undefined : type,
  }
}

/** `undefined` if the text is not JSON; how this is reported depends on the status. */
function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: readJson(text) }
  } catch {
    return undefined
  }
}

/**
 * `undefined` where the bytes are no text. JSON is UTF-8, also from servers that add another charset to every content type: that one counts
 * only for bytes that are no UTF-8.
 */
function decodeText(chunks: readonly Uint8Array[], contentType: string): string | undefined {
  for (const charset of ['utf-8', /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]]) {
    try {
      if (charset !== undefined) return decodeAs(charset, chunks, true)
    } catch {
      // Bytes of another charset, or a charset that this platform does not know.
    }
  }
  return undefined
}

function decodeAs(charset: string, chunks: readonly Uint8Array[], fatal: boolean): string {
  const decoder = new TextDecoder(charset, { fatal })
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
}

/** The bytes of a body, and whether they are complete: reading stops after more than `maxBytes`. */
interface AnswerBytes {
  readonly chunks: readonly Uint8Array[]
  readonly isComplete: boolean
}

async function readChunks(response: Response, maxBytes: number, deadline: Deadline): Promise<AnswerBytes> {
  const { body } = response
  const chunks: Uint8Array[] = []
  if (body === null) return { chunks, isComplete: true }
  const reader = body.getReader()
  // The rest is not needed, so a failure to cancel does not matter.
  const giveUp = () => void reader.cancel().catch(() => undefined)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    giveUp()
    return { chunks, isComplete: false }
  }
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read())
      if (done) return { chunks, isComplete: true }
      bytes += value.byteLength
      if (bytes > maxBytes) {
        giveUp()
        return { chunks, isComplete: false }
      }
      chunks.push(value)
    }
  } catch (error) {
    giveUp()
    throw error
  }
}
