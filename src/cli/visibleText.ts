import { eastAsianWidth } from 'get-east-asian-width'

/** One character as a terminal shows it. */
export interface Cell {
  readonly text: string
  /** Columns it takes. */
  readonly width: number
}

/** Control characters, which a terminal would obey, line breaks, and marks that turn the direction of what follows. */
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** The same, and a line break of two characters as one. Characters that belong together are not looked for: that takes a second for a megabyte. */
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

/** Of what several characters make, such as a flag or a family, the first decides; a picture is wide. */
const widthOf = (character: string): number =>
  /\p{Emoji_Presentation}|\ufe0f/u.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of one line as a terminal shows them; nothing in them can move its cursor or colour it. */
export const cellsOf = (line: string): Cell[] => Array.from(segmenter.segment(line), ({ segment }) => cellOf(segment))

/** What services that show logs take for commands: GitHub at the start of a line, spaces aside, and in its older way anywhere; Azure and TeamCity in that way too. */
const commandAtStart = /^(\s*)::/
const commandAnywhere = /##(?=\[|vso\[|teamcity\[)/gi

/** Puts signs that look alike in place of those that would make a command of a line. As many columns as before. */
export const withoutCommands = (line: string): string => line.replace(commandAtStart, '$1∶∶').replaceAll(commandAnywhere, '#♯')

/**
 * A text of a module, a file or its name that is safe to print, on one line: no escape sequence, no line break, no right-to-left mark, and nothing that the log of a CI
 * takes for a command.
 */
export const visibleLine = (text: string): string => withoutCommands(text.replaceAll(breakOrUnsafe, (found) => replaced[found] ?? '\ufffd'))

/** The same of a text whose line breaks stay. */
export const visibleText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(visibleLine)
    .join('\n')

/** JSON in which nothing stands that a terminal or the log of a CI would obey. It says the same: such characters are written as escapes. */
export const visibleJson = (value: unknown): string => safeJson(JSON.stringify(value, null, 2))

/** The same of JSON that is written already. */
export const safeJson = (json: string): string =>
  json
    .replaceAll(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, escapeUnit)
    .replaceAll(/##(?=\[|vso\[|teamcity\[)/gi, '#\\u0023')

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
