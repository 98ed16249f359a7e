/** A cell in quotes, which may hold tabs and line ends; a quote in it stands twice. */
const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
const plain = /[^\t\r\n]*/y
const lineEnd = /\r\n|\r|\n/y

/** What a pattern finds at a place; `undefined` where it finds nothing. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/**
 * Reads lines of cells as spreadsheets put them on the clipboard: tabs between cells, quotes around those that hold tabs, quotes or line ends.
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
    // The last line has an end, or has none.
    if (at >= text.length) return table
  }
}
