import { readJson } from '../core/schema/readJson.ts'
import type { Deadline } from './deadline.ts'

/** The answer of a module, read completely or up to the limit. */
export interface Answer {
  readonly isOk: boolean
  readonly status: number
  readonly statusText: string
  readonly retryAfter: string | null
  readonly text: string
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
  const { text, isComplete } = await readAnswerText(response, maxBytes, deadline)
  const json = isComplete ? parseJson(text) : undefined
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isHtml = type === 'text/html' || /^\s*<(!doctype html|html)\b/i.test(text)
  return {
    isOk: response.ok,
    status: response.status,
    statusText: response.statusText,
    retryAfter: response.headers.get('retry-after'),
    text,
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

/** The text of a body, and whether it is complete: reading stops after more than `maxBytes`. */
interface AnswerText {
  readonly text: string
  readonly isComplete: boolean
}

async function readAnswerText(response: Response, maxBytes: number, deadline: Deadline): Promise<AnswerText> {
  const { body } = response
  if (body === null) return { text: '', isComplete: true }
  const reader = body.getReader()
  // The rest is not needed, so a failure to cancel does not matter.
  const giveUp = () => void reader.cancel().catch(() => undefined)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    giveUp()
    return { text: '', isComplete: false }
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read())
      if (done) return { text: text + decoder.decode(), isComplete: true }
      bytes += value.byteLength
      if (bytes > maxBytes) {
        giveUp()
        return { text, isComplete: false }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    giveUp()
    throw error
  }
}
