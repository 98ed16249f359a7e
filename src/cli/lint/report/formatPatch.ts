import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Paint } from '../../paint.ts'
import { visibleLine } from '../../visibleText.ts'

/**
 * The changes between two texts as a patch that `git apply` takes in the folder the names start from; `''` where there are none. The texts are those of the files to
 * the last byte, byte order mark and line ends too.
 */
export const formatPatch = (name: string, before: string, after: string): string =>
  before === after
    ? ''
    : createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, { context: 2, headerOptions: FILE_HEADERS_ONLY })

const styles: Readonly<Record<string, Parameters<Paint>[0]>> = { '-': 'error', '+': 'good', '@': 'dim' }

/** A patch for people: lines taken out and put in by colour, and nothing in them that a terminal or the log of a CI would obey. */
export const showPatch = (patch: string, paint: Paint): string =>
  patch
    .split('\n')
    .map((line) => {
      const shown = visibleLine(line.replace(/\r$/, ''))
      const style = styles[line.charAt(0)]
      return style === undefined ? shown : paint(style, shown)
    })
    .join('\n')
