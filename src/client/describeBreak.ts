const blanks = /[ \t\n\r]*/y
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/** Without its closing quotation mark, so that the place shows where it is not closed. No control characters, `"` and `\` stand as they are. */
const quoted = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*/y

const closing = { '{': '}', '[': ']' } as const

const foreignWord = /(?:NaN|[+-]?Infinity|None|True|False|undefined)\b/y

/** What other languages write at this place for a value that JSON does not have. These words can be quoted: they are no secrets. */
export function foreignWordAt(text: string, at: number): string | undefined {
  foreignWord.lastIndex = at
  return foreignWord.exec(text)?.[0]
}

/** A sentence about the place where a text that begins like JSON is none any more; `undefined` for other texts. */
export function describeBreak(text: string): string | undefined {
  const start = text.search(/\S/)
  const at = /^[[{"]/.test(text.slice(start, start + 1)) ? findBreak(text) : undefined
  if (at === undefined) return undefined
  if (at === text.length) return 'It ends before it is complete.'
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  const word = foreignWordAt(text, at)
  const why = word === undefined ? '' : `: JSON has no "${word}"`
  return `It stops being JSON at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}${why}.`
}

/**
 * The first index at which a text cannot go on like this, its length where more must follow, `undefined` where it is JSON. The messages of
 * `JSON.parse` differ between browsers, some name no place, and some quote what may be secret.
 */
function findBreak(text: string): number | undefined {
  const open: ('{' | '[')[] = []
  let at = 0
  let wanted: 'value' | 'key' | 'colon' | 'next' = 'value'
  let isOpened = false
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const isFound = pattern.test(text)
    if (isFound) at = pattern.lastIndex
    return isFound
  }
  while (take(blanks) && at < text.length) {
    const sign = text[at]
    const owner = open.at(-1)
    const mayClose = isOpened || wanted === 'next'
    isOpened = sign === '{' || sign === '['
    if (owner !== undefined && mayClose && sign === closing[owner]) {
      open.pop()
      wanted = 'next'
    } else if (wanted === 'next') {
      if (sign !== ',' || owner === undefined) return at
      wanted = owner === '{' ? 'key' : 'value'
    } else if (wanted === 'colon') {
      if (sign !== ':') return at
      wanted = 'value'
    } else if (take(quoted)) {
      if (text[at] !== '"') return at
      wanted = wanted === 'key' ? 'colon' : 'next'
    } else if (wanted === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign)
      wanted = sign === '{' ? 'key' : 'value'
    } else if (wanted === 'value' && take(scalar)) {
      wanted = 'next'
      continue
    } else return at
    at += 1
  }
  return open.length === 0 && wanted === 'next' ? undefined : text.length
}
