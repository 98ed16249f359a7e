import type { FieldReference } from 'moduleform/explain'

/** A part of a sentence: text, a value or name as code, or a link to a field. */
export type Part = string | { readonly code: string } | { readonly field: FieldReference }

export type Sentence = readonly Part[]

/** A template for sentences: ``say`Hidden because ${code('a')}.` ``. */
export const say = (texts: TemplateStringsArray, ...parts: readonly (Part | Sentence)[]): Sentence =>
  texts.flatMap((text, at) => {
    const part = parts[at]
    const own = part === undefined ? [] : isSentence(part) ? part : [part]
    return text === '' ? own : [text, ...own]
  })

const isSentence = (part: Part | Sentence): part is Sentence => Array.isArray(part)

export const code = (text: string): Part => ({ code: text })

/** A value as JSON, cut if long; texts without quotes. */
export const valueCode = (value: unknown): Part => code(shorten(typeof value === 'string' && value !== '' ? value : JSON.stringify(value)))

const longest = 80

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** Several parts joined with a word: `a, b and c`. */
export const joined = (pieces: readonly (Part | Sentence)[], word: 'and' | 'or' | ','): Sentence =>
  pieces.flatMap((piece, at): Sentence => {
    const between = word === ',' || at < pieces.length - 1 ? ', ' : ` ${word} `
    const own = isSentence(piece) ? piece : [piece]
    return at === 0 ? own : [pieces.length === 2 && word !== ',' ? ` ${word} ` : between, ...own]
  })

export const fieldsOf = (fields: readonly FieldReference[]): Sentence =>
  joined(
    fields.map((field) => ({ field })),
    'and',
  )

/** A path as in schemas and code: `contacts[0].city`. */
export const formatPath = (path: FieldReference['path']): string =>
  path.map((segment, at) => (typeof segment === 'number' ? `[${segment}]` : `${at === 0 ? '' : '.'}${segment}`)).join('')

/** The sentence as plain text, names and values in backticks. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : `\`${'code' in part ? part.code : formatPath(part.field.path)}\``)).join('')

/** "1 option", "13 options". */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
