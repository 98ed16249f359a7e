const width = 100

/** JSON as people write it: a value that fits on one line is on one line. Long lists are cut, because their entries are much alike. */
export const formatExample = (json: unknown): string => cut(format(json, ''))

const format = (value: unknown, indent: string): string => {
  const flat = formatFlat(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= width) return flat
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((entry: unknown) => format(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${format(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

const formatFlat = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(formatFlat).join(', ')}]`
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${formatFlat(entry)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const lineLimit = 60

const cut = (text: string): string => {
  const lines = text.split('\n')
  return lines.length <= lineLimit ? text : [...lines.slice(0, lineLimit), `… ${lines.length - lineLimit} more lines`].join('\n')
}
