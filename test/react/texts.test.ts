import { describe, expect, it } from 'vitest'
import { messages } from '../../src/core/validation/messages.ts'
import { everyMessage } from './markedMessages.ts'

/** Sample arguments of a text: names, numbers, lists of names. */
const sample = (name: string): unknown => (name !== 'useNumber' && /count|number|length|left|rows/i.test(name) ? 3000 : 'Name')

/** A text as users may read it; empty for those that take a record. */
const written = (name: string, text: unknown): string => {
  if (typeof text === 'string') return text
  if (
    typeof text !== 'function' ||
    ['moduleFailed', 'failureDetails', 'reloaded', 'rowsPasted', 'restored', 'reloadLoop', 'placeInRows', 'joinFacts'].includes(name)
  )
    return ''
  return String(text(...Array.from({ length: text.length }, () => sample(name))))
}

const uiTexts = Object.entries(everyMessage).map(([name, text]) => [name, written(name, text)] as const)

describe('the texts of the form', () => {
  it.each([
    ['blame nobody and beg for nothing', /went wrong|oops|please|invalid|!|sorry/i],
    ['know nothing of what only developers know', /schema|content object|JSON pointer|undefined|null|regular expression/i],
    ['write an ellipsis as one character', /\.\.\./],
    ['group the digits of large numbers', /\d{4}/],
  ])('%s', (_, unwanted) => {
    expect(uiTexts.filter(([, text]) => unwanted.test(text))).toEqual([])
  })

  it('are short: no sentence has more than 20 words', () => {
    const sentences = uiTexts.flatMap(([name, text]) =>
      text.split(/(?<=[.:]) /).map((sentence) => [name, sentence.split(/\s+/).length] as const),
    )
    expect(sentences.filter(([, words]) => words > 20)).toEqual([])
  })
})

describe('the errors of fields', () => {
  it('say what to do, and how much there is now', () => {
    expect(messages.min_length({ limit: 4000, actual: 3000 })).toBe('Use at least 4,000 characters (now 3,000).')
    expect(messages.max_length({ limit: 400, actual: 3000 })).toBe('Use 400 characters or fewer (now 3,000).')
    expect(messages.min_items({ limit: 2, actual: 1 })).toBe('Add at least 2 entries (now 1).')
    expect(messages.max_items({ limit: 1, actual: 1200 })).toBe('Use no more than 1 entry (now 1,200).')
  })
})
