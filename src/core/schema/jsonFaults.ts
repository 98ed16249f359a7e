import { readNumber } from './readNumber.ts'

/**
 * A number of a JSON text that JavaScript cannot hold as it is written, such as `1e400` or one of 20 digits, in the place of that number. It is no JSON value:
 * reading what a module sent reports it and leaves it out, and writing it as JSON gives its digits as a text.
 */
export class InexactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): string {
    return this.text
  }
}

/** The parts of a JSON text that say something here: texts, with a colon where they are keys, numbers, and where objects begin and end. */
export const jsonToken = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d[\d.eE+-]*|[{}]/g

/** Whether a part of a JSON text is a number that would be rounded. */
export const isInexact = (part: string): boolean => {
  const reading = readNumber(part)
  return 'error' in reading && reading.error === 'not-exact'
}

/** What `JSON.parse` would change or drop without a word. */
export interface JsonFault {
  readonly issue: 'not-exact' | 'repeated-key'
  /** The number as it is written, or the key. */
  readonly part: string
  /** Where it begins in the text. */
  readonly index: number
}

/** The first number that would be rounded, or key that stands in its object already, in a text that is valid JSON. */
export const findJsonFault = (text: string): JsonFault | undefined => {
  const keysAbove: Set<unknown>[] = []
  for (const { 0: part, 1: quoted = '', 2: colon, index } of text.matchAll(jsonToken)) {
    if (part === '{') keysAbove.push(new Set())
    else if (part === '}') keysAbove.pop()
    else if (isInexact(part)) return { issue: 'not-exact', part, index }
    else if (colon) {
      // The same key can be written in several ways.
      const key = String(JSON.parse(quoted))
      const keys = keysAbove.at(-1)
      if (keys?.has(key)) return { issue: 'repeated-key', part: key, index }
      keys?.add(key)
    }
  }
  return undefined
}
