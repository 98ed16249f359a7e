import type { Deadline } from './deadline.ts'

/** The text of a body, and whether it is all of it: reading stops once more than `maxBytes` have come. */
export interface AnswerText {
  readonly text: string
  readonly isComplete: boolean
}

export async function readAnswerText(response: Response, maxBytes: number, deadline: Deadline): Promise<AnswerText> {
  const { body } = response
  if (body === null) return { text: '', isComplete: true }
  const reader = body.getReader()
  // Nobody waits for the rest any more, so how giving it up fares is of no interest.
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
