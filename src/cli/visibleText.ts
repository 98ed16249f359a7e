import { eastAsianWidth } from 'get-east-asian-width'

/** One character as a terminal shows it. */
export interface Cell {
  readonly text: string
  /** Its width in columns. */
  readonly width: number
}

/** Control characters, which a terminal would interpret, line breaks, and marks that change the text direction. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** The same, with CRLF as one match. It does not split graphemes, which would take a second for a megabyte. */
const breakOrUnsafe = new RegExp(`\\r\\n|${unsafe.source}`, 'gu')

const replaced: Readonly<Record<string, string>> = {
  '\t': '  ',
  '\n': '↵',
  '\r\n': '↵',
  '\r': '↵',
  '\u2028': '↵',
  '\u2029': '↵',
  '\ufeff': '',
}

const cellOf = (character: string): Cell => {
  const text = replaced[character] ?? character.replaceAll(unsafe, '\ufffd')
  const isOther = text !== character
  return { text, width: isOther ? text.length : widthOf(character) }
}

/** For a character made of several code points, such as a flag or a family emoji, the first one decides; an emoji is wide. */
const widthOf = (character: string): number =>
  /\p{Emoji_Presentation}|\ufe0f/u.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of one line as a terminal shows them; none can move its cursor or colour it. */
export const cellsOf = (line: string): Cell[] => Array.from(segmenter.segment(line), ({ segment }) => cellOf(segment))

/**
 * Texts that services interpret as log commands: GitHub at the start of a line (after spaces) and, in its older syntax, anywhere; Azure and
 * TeamCity use that syntax too.
 */
const commandAtStart = /^(\s*)::/
const commandAnywhere = /##(?=\[|vso\[|teamcity\[)/gi

/** Replaces the signs of log commands by similar-looking ones of the same width. */
export const withoutCommands = (line: string): string => line.replace(commandAtStart, '$1∶∶').replaceAll(commandAnywhere, '#♯')

/**
 * A text of a module, file or file name made safe to print on one line: without escape sequences, line breaks, direction marks, and
 * anything that a CI log interprets as a command.
 */
export const visibleLine = (text: string): string => withoutCommands(text.replaceAll(breakOrUnsafe, (found) => replaced[found] ?? '\ufffd'))

/** The same for a text that keeps its line breaks. */
export const visibleText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(visibleLine)
    .join('\n')

/** JSON without anything that a terminal or CI log would interpret. Such characters are escaped, so the value is the same. */
export const visibleJson = (value: unknown): string => safeJson(JSON.stringify(value, null, 2))

/** The same for JSON text. */
export const safeJson = (json: string): string =>
  json
    .replaceAll(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, escapeUnit)
    .replaceAll(/##(?=\[|vso\[|teamcity\[)/gi, '#\\u0023')

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
