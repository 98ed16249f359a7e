import { readNumber } from './readNumber.ts'

/**
 * A placeholder for a number in JSON text that JavaScript cannot represent exactly, such as `1e400` or one of 20 digits. It is no JSON
 * value: reading a module's answer reports it and leaves it out, and serialising it gives its digits as a string.
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

/** The relevant tokens of JSON text: strings, with a colon if they are keys, numbers, and braces. */
export const jsonToken = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d[\d.eE+-]*|[{}]/g

/** Whether a part of a JSON text is a number that would be rounded. */
export const isInexact = (part: string): boolean => {
  const reading = readNumber(part)
  return 'error' in reading && reading.error === 'not-exact'
}

/** Something that `JSON.parse` would silently change or drop. */
export interface JsonFault {
  readonly issue: 'not-exact' | 'repeated-key'
  /** The number as it is written, or the key. */
  readonly part: string
  /** Start index in the text. */
  readonly index: number
}

/** The first number that would be rounded, or repeated key of an object, in a text that is valid JSON. */
export const findJsonFault = (text: string): JsonFault | undefined => {
  const keysAbove: Set<unknown>[] = []
  for (const { 0: part, 1: quoted = '', 2: colon, index } of text.matchAll(jsonToken)) {
    if (part === '{') keysAbove.push(new Set())
    else if (part === '}') keysAbove.pop()
    else if (isInexact(part)) return { issue: 'not-exact', part, index }
    else if (colon) {
      // The same key can be written with different escapes.
      const key = String(JSON.parse(quoted))
      const keys = keysAbove.at(-1)
      if (keys?.has(key)) return { issue: 'repeated-key', part: key, index }
      keys?.add(key)
    }
  }
  return undefined
}
