import { lineHeight, padding } from './editorOptions.ts'

const fewestLines = 3
const mostLines = 16

/** Height in px of an editor whose content needs `contentHeight`: it grows with it, then scrolls. */
export const editorHeight = (contentHeight: number): number =>
  Math.min(Math.max(contentHeight, heightOfLines(fewestLines)), heightOfLines(mostLines))

/** Height in px of the content of that many lines. */
export const heightOfLines = (lines: number): number => lines * lineHeight + 2 * padding
