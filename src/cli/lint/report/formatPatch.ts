import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Paint } from '../../paint.ts'
import { visibleLine } from '../../visibleText.ts'

/**
 * The difference between two texts as a patch for `git apply`, run in the folder that the names are relative to; `''` if they are equal.
 * The texts are the exact contents of the files, with byte order marks and line ends.
 */
export const formatPatch = (name: string, before: string, after: string): string =>
  before === after
    ? ''
    : createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, { context: 2, headerOptions: FILE_HEADERS_ONLY })

const styles: Readonly<Record<string, Parameters<Paint>[0]>> = { '-': 'error', '+': 'good', '@': 'dim' }

/** A patch for people: added and removed lines in colour, without anything that a terminal or CI log would interpret. */
export const showPatch = (patch: string, paint: Paint): string =>
  patch
    .split('\n')
    .map((line) => {
      const shown = visibleLine(line.replace(/\r$/, ''))
      const style = styles[line.charAt(0)]
      return style === undefined ? shown : paint(style, shown)
    })
    .join('\n')
