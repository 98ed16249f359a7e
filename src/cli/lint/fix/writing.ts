import { stringify } from 'yaml'
import { isJsonObject } from '../../../core/schema/json.ts'
import { isYamlName } from '../source/parseSource.ts'
import { createLineIndex, type LineIndex } from '../source/lineIndex.ts'
import type { SourceNode } from '../source/sourceNode.ts'

/** The formatting style of a text, applied to what is added to it. */
export interface Writing {
  readonly text: string
  readonly lines: LineIndex
  readonly isYaml: boolean
  readonly lineBreak: string
  /** One level of indentation. */
  readonly step: string
  /** The text after colons and commas, and inside braces on one line: a space or nothing. */
  readonly space: string
  readonly padding: string
  /** Format a key, and a value on one line. */
  readonly writeKey: (key: string) => string
  readonly writeValue: (value: unknown) => string
}

/** Detects the formatting style of a text. */
export const readWriting = (name: string, text: string, root: SourceNode, lines = createLineIndex(text)): Writing => {
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  if (isYamlName(name)) {
    const step = stepOf(text, /^ +(?=\S)/gm)
    return { text, lines, isYaml: true, lineBreak, step, space: ' ', padding: ' ', writeKey: writeYaml, writeValue: writeYaml }
  }
  const spacing = { space: spaceOf(text, root), padding: paddingOf(text, root) ?? spaceOf(text, root) }
  const writeValue = (value: unknown): string => writeJson(value, spacing)
  return {
    text,
    lines,
    isYaml: false,
    lineBreak,
    step: stepOf(text, /^[ \t]+(?=\S)/gm),
    ...spacing,
    writeKey: (key) => JSON.stringify(key),
    writeValue,
  }
}

const spaceOf = (text: string, root: SourceNode): string => {
  const [first] = root.entries
  return first !== undefined && text.slice(first.keySpan.end, first.value.start).trimEnd().length === first.value.start - first.keySpan.end
    ? ''
    : ' '
}

/** Taken from the first object that has its entries on one line. */
const paddingOf = (text: string, root: SourceNode): string | undefined => {
  const open: SourceNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const [first] = node.entries
    if (first !== undefined) {
      const before = text.slice(node.start + 1, first.keySpan.start)
      if (!/[\r\n]/.test(before)) return before === '' ? '' : ' '
    }
    open.push(...node.entries.map(({ value }) => value).reverse(), ...[...node.items].reverse())
  }
  return undefined
}

/** The smallest indentation there is. */
const stepOf = (text: string, indentation: RegExp): string => {
  let smallest: string | undefined
  for (const [found] of text.matchAll(indentation)) if (smallest === undefined || found.length < smallest.length) smallest = found
  return smallest?.startsWith('\t') === true ? '\t' : (smallest ?? '  ')
}

const writeJson = (value: unknown, spacing: Pick<Writing, 'space' | 'padding'>): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const { space, padding } = spacing
  if (Array.isArray(value)) return `[${value.map((entry) => writeJson(entry, spacing)).join(`,${space}`)}]`
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${space}${writeJson(entry, spacing)}`)
  return entries.length === 0 ? '{}' : `{${padding}${entries.join(`,${space}`)}${padding}}`
}

/**
 * A value of the text, rewritten on one line: scalars keep their original characters, because parsing may round numbers. In YAML only
 * numbers keep them; strings are quoted as their new place requires.
 */
export const writeAnew = (writing: Writing, node: SourceNode, value: unknown): string => {
  const { text, space, writeValue } = writing
  if (node.kind === 'array' && Array.isArray(value)) {
    return `[${node.items.map((item, index) => writeAnew(writing, item, value[index])).join(`,${space}`)}]`
  }
  if (node.kind === 'object' && isJsonObject(value)) {
    return writeObject(
      writing,
      node.entries.map((entry) => [entry.key, writeAnew(writing, entry.value, value[entry.key])]),
    )
  }
  return writing.isYaml && (typeof value === 'string' || node.start === node.end)
    ? writeValue(value)
    : text.slice(node.start, node.end).trimEnd()
}

/** An object on one line, from keys and the texts of their values. */
export const writeObject = (
  { space, padding, writeKey }: Writing,
  entries: readonly (readonly [key: string, written: string])[],
): string =>
  entries.length === 0
    ? '{}'
    : `{${padding}${entries.map(([key, written]) => `${writeKey(key)}:${space}${written}`).join(`,${space}`)}${padding}}`

/** Written for a flow collection, so commas and brackets in strings are quoted; in JSON syntax if YAML would need several lines. */
const writeYaml = (value: unknown): string => {
  const written = stringify([value], { collectionStyle: 'flow', lineWidth: 0, blockQuote: false }).trim().slice(1, -1).trim()
  return /[\r\n]/.test(written) ? writeJson(value, { space: ' ', padding: ' ' }) : written
}

export const lineStartAt = ({ lines }: Writing, offset: number): number => lines.lineStart(lines.positionAt(offset).line)

/** Where the line of an offset ends, before its line break. */
export const lineEndAt = ({ lines }: Writing, offset: number): number => {
  const { line } = lines.positionAt(offset)
  return lines.lineStart(line) + lines.lineText(line).length
}

/** The text before an offset on its line, if it consists of spaces only. */
export const indentAt = (writing: Writing, offset: number): string | undefined => {
  const before = writing.text.slice(lineStartAt(writing, offset), offset)
  return before.trim() === '' ? before : undefined
}

export const lineIndentAt = (writing: Writing, offset: number): string =>
  /^[ \t]*/.exec(writing.text.slice(lineStartAt(writing, offset), offset))?.[0] ?? ''

/** Indents all lines that begin within a range, except empty ones. */
export const indentLines = ({ text }: Writing, start: number, end: number, by: string) =>
  [...text.slice(start, end).matchAll(/(?:\r\n|\r|\n)(?=[^\r\n])/g)].map((match) => {
    const at = start + match.index + match[0].length
    return { start: at, end: at, text: by }
  })
