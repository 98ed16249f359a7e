import { lineByChild } from '../core/plan/layout.ts'
import { labelOfValue } from '../core/values/choices.ts'
import { defaultOf } from '../core/values/defaults.ts'
import { isEqual } from '../core/schema/json.ts'
import { childAddress, type Address } from '../core/values/path.ts'
import type { Cell } from './cells/cell.ts'

/** The cells of a form, at present or before a change. */
export interface TitledCells {
  readonly get: (address: Address) => Cell | undefined
}

interface Telling {
  readonly text: string
  /** Identifies the layout line of the field. */
  readonly line: object
  readonly isWord: boolean
}

/**
 * The title of a row, and on a second line what distinguishes it from others: the texts that were filled in, those of one layout line
 * together; numbers if there is no text. `''` if there are neither; passwords, code, booleans and defaults are not used.
 *
 * @example selectRowTitle(cells, '/people/k1') // 'Ada Lovelace\nada@example.com · London'
 */
export function selectRowTitle(cells: TitledCells, address: Address): string {
  const found = collectTexts(cells, address, cells)
  const words = found.filter(({ isWord }) => isWord)
  const [first, ...others] = words.length > 0 ? words : found
  // A row of a single value is named by its number, since the value is shown next to it.
  if (first === undefined || (first.line === cells && cells.get(address)?.node.shape !== 'group')) return ''
  const textsOf = (isBeside: boolean) => others.filter(({ line }) => (line === first.line) === isBeside).map(({ text }) => text)
  const details = textsOf(false).slice(0, 2).join(' · ')
  return [first.text, ...textsOf(true)].join(' ') + (details && `\n${details}`)
}

function collectTexts(cells: TitledCells, address: Address, line: object): readonly Telling[] {
  const cell = cells.get(address)
  if (cell === undefined || cell.node.hidden) return []
  const { node, value, origin, expression } = cell
  if (node.shape === 'group' && !expression) {
    const lines = lineByChild(node, (id) => cells.get(childAddress(address, id))?.node)
    return node.children.flatMap((child) => collectTexts(cells, childAddress(address, child.id), lines.get(child.id) ?? child))
  }
  const isQuiet = (node.shape !== 'value' && !expression) || node.secret || node.control === 'CodeblockWidget' || typeof value === 'boolean'
  if (isQuiet || origin === 'default' || isEqual(value, defaultOf(node.definition))) return []
  const [text = ''] = labelOfValue(value, node.optionSource?.choices?.values).split('\n', 1)
  return text === '' ? [] : [{ text: text.slice(0, 80), line, isWord: text !== String(value) || typeof value === 'string' }]
}
