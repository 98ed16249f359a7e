import type { Span } from './sourceNode.ts'

interface Said {
  readonly message: string
  readonly hint: string
}

export const tooDeep: Said = {
  message: 'the value is nested too deeply to be read.',
  hint: 'No schema needs more than some hundred levels.',
}

const fence = /^(?:```|~~~).*$/m

/** A line at which JSON or YAML begins: what follows may be a text that is not closed, and the fence be in that. */
const begun = /^(?:\s*[[{"]|(?:metadata|fields|properties|schema|data):)/m

const kinds: readonly (Said & { readonly sign: RegExp })[] = [
  {
    sign: /^\s*<(?:!doctype|html)\b/i,
    message: 'this is a web page and no schema.',
    hint: 'Look at the address it was loaded from.',
  },
  { sign: fence, message: 'this is Markdown and no schema.', hint: 'Keep only what stands between two lines of ```.' },
  {
    sign: /^\s*(?:export\s|import\s|(?:const|let|var)\s+[\w$]+\s*[=:]|module\.exports\b)/,
    message: 'this is JavaScript and no schema.',
    hint: 'Give what JSON.stringify(schema) returns.',
  },
]

/** Where a text that can't be read is neither JSON nor YAML: what it is, and where that shows. */
export const describeForeign = (text: string): (Said & Span) | undefined => {
  for (const { sign, message, hint } of kinds) {
    const found = sign.exec(text)
    if (!found || (sign === fence && begun.test(text.slice(0, found.index)))) continue
    const end = found.index + found[0].length
    return { message, hint, start: end - found[0].trimStart().length, end }
  }
  return undefined
}

/** Blanks all around the only code block of a Markdown text, so that what is left keeps its place. */
export const withoutFence = (text: string): string => {
  const [opening, closing, ...more] = text.matchAll(new RegExp(fence, 'gm'))
  if (!opening || !closing || more.length > 0 || begun.test(text.slice(0, opening.index))) return text
  const start = opening.index + opening[0].length
  return blank(text.slice(0, start)) + text.slice(start, closing.index) + blank(text.slice(closing.index))
}

const blank = (text: string): string => text.replaceAll(/[^\r\n]/g, ' ')
