/** A quoted cell, which may contain tabs and line ends; quotes in it are doubled. */
const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
const plain = /[^\t\r\n]*/y
const lineEnd = /\r\n|\r|\n/y

/** The match of a sticky pattern at a position; `undefined` if there is none. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/**
 * Parses the clipboard format of spreadsheets: lines of cells, separated by tabs, in quotes if they contain tabs, quotes or line ends.
 *
 * @example parseTable('Ada\t36\nGrace\t"85\n"') // [['Ada', '36'], ['Grace', '85\n']]
 */
export function parseTable(text: string): readonly (readonly string[])[] {
  const table: string[][] = []
  let row: string[] = []
  for (let at = 0; ;) {
    const inQuotes = matchAt(quoted, text, at)
    const cell = inQuotes ?? matchAt(plain, text, at)
    row.push(inQuotes?.[1]?.replaceAll('""', '"') ?? cell?.[0] ?? '')
    at += cell?.[0].length ?? 0
    if (text[at] === '\t') {
      at += 1
      continue
    }
    table.push(row)
    row = []
    at += matchAt(lineEnd, text, at)?.[0].length ?? 0
    // The last line may end without a line end.
    if (at >= text.length) return table
  }
}
