import type { Paint } from '../../paint.ts'
import { visibleText } from '../../visibleText.ts'

const styles: Readonly<Record<string, Parameters<Paint>[0]>> = { '-': 'error', '+': 'good', '@': 'dim' }

/** For people: lines taken out and put in by colour, and nothing in them that the terminal would obey. */
export const showDiffLine =
  (paint: Paint) =>
  (line: string): string => {
    const style = styles[line.charAt(0)]
    return style === undefined ? visibleText(line) : paint(style, visibleText(line))
  }
