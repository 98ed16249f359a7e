import { parentAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormStore } from '../../store/formStore.ts'

/** The query: fields that contain every word, ignoring case and accents; optionally only changed fields. */
export interface FieldQuery {
  readonly text: string
  readonly changedOnly: boolean
}

export interface FoundFields {
  readonly addresses: ReadonlySet<Address>
  /** A field is shown if it is found, lies in a field found, or contains one; a row that is added later is, too, with all in it. */
  readonly isSeen: (address: Address) => boolean
}

const marks = /\p{M}/gu

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(marks, '')

/** Characters of a value that are searched. */
const longest = 5000

/** The searchable text of a value: strings, numbers, labels and ids of objects, each on its own line. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, longest)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textsIn).join('\n').slice(0, longest)
}

/** Cells are immutable, so only the words of changed cells are collected again. */
const known = new WeakMap<Cell, string>()

/** What a field is found by: its label, its id and, unless that is secret, its value as it is stored and as it is shown. */
function wordsOf(cell: Cell): string {
  let words = known.get(cell)
  if (words === undefined) {
    const { node, value, text, address } = cell
    const chosen = node.optionSource?.choices?.values.find((choice) => choice.value === value)?.label
    const shown = node.secret ? [] : [text, textsIn(value), chosen]
    words = fold([node.definition.label, address.slice(address.lastIndexOf('/') + 1), ...shown].filter(Boolean).join('\n'))
    known.set(cell, words)
  }
  return words
}

/** The fields of a form that a query finds; `undefined` for an empty query. */
export function findFields({ state, isHidden }: FormStore, { text, changedOnly }: FieldQuery): FoundFields | undefined {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0 && !changedOnly) return undefined
  const { cells, indexes } = state
  const found = new Set<Address>()
  const holding = new Set<Address>()
  for (const cell of cells.values()) {
    const { address } = cell
    if (cell.parent === undefined || (changedOnly && !indexes.dirty.has(address))) continue
    const own = wordsOf(cell)
    if (!words.every((word) => own.includes(word)) || isHidden(cell)) continue
    found.add(address)
    for (let around = parentAddress(address); around !== '' && !holding.has(around); around = parentAddress(around)) holding.add(around)
  }
  const isInFound = (address: Address): boolean => address !== '' && (found.has(address) || isInFound(parentAddress(address)))
  const searched = new Set(cells.keys())
  return { addresses: found, isSeen: (address) => holding.has(address) || isInFound(address) || !searched.has(address) }
}
