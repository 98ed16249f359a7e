/** One character as a terminal shows it. */
export interface Cell {
  readonly text: string
  /** Columns it takes. */
  readonly width: number
}

/** Control characters, which a terminal would obey, and marks that turn the direction of what follows. */
const unsafeRanges: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
]
const isUnsafe = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return unsafeRanges.some(([first, last]) => code >= first && code <= last)
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

const cellOf = (character: string): Cell => {
  if (character === '\t') return { text: '  ', width: 2 }
  if (isUnsafe(character)) return { text: '\ufffd', width: 1 }
  return { text: character, width: wide.test(character) ? 2 : 1 }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of one line as a terminal shows them; nothing in them can move its cursor or colour it. */
export const cellsOf = (line: string): Cell[] => Array.from(segmenter.segment(line), ({ segment }) => cellOf(segment))

/** A text of several lines that is safe to print: messages quote what a module sent. */
export const visibleText = (text: string): string =>
  text
    .split('\n')
    .map((line) => cellsOf(line).reduce((shown, cell) => shown + cell.text, ''))
    .join('\n')
