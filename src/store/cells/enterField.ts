import type { FieldNode } from '../../core/plan/plan.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { isJsonObject, type JsonObject, ownValue } from '../../core/schema/json.ts'
import { defaultOf } from '../../core/values/defaults.ts'
import { fitsType } from '../../core/values/fitsType.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { emptyCell, type Cell, type Origin, type SetAsideValue } from './cell.ts'
import { setCell, type Transaction } from '../transaction.ts'
import { keepAside, takeBack } from './setAside.ts'
import { selfAndAncestors, isCovered } from './lineage.ts'

/** What a field gets on entering. */
export interface Given {
  readonly value: unknown
  readonly origin: Origin
}

/** Where a field enters, and as what: `node` where rule effects are already in force. */
export interface Place {
  readonly base: FieldNode
  readonly node?: FieldNode
  readonly address: Address
  readonly parent: Address | undefined
}

const nothingGiven: Given = { value: undefined, origin: 'none' }

/** How a value that is given settles in each shape. */
const settle: Record<Shape, (transaction: Transaction, cell: Cell, given: Given) => void> = {
  value: (transaction, cell, { value, origin }) => setCell(transaction, value === undefined ? cell : { ...cell, value, origin }),
  group: (transaction, cell, given) => {
    const { value } = given
    const isGroup = isJsonObject(value)
    setCell(transaction, value === undefined ? cell : { ...cell, value: isGroup ? undefined : value, origin: given.origin })
    for (const child of cell.node.children) {
      const own = isGroup ? ownValue(value, child.id) : undefined
      const address = childAddress(cell.address, child.id)
      enterField(transaction, { base: child, address, parent: cell.address }, { value: own, origin: given.origin })
    }
    if (isGroup && given.origin !== 'default') keepStrangers(transaction, cell, value)
  },
  rows: (transaction, cell, given) => {
    const { value, origin } = given
    if (!Array.isArray(value)) {
      setCell(transaction, value === undefined ? cell : { ...cell, value, origin })
      return
    }
    const items: readonly unknown[] = value
    const keys = items.map(() => nextRowKey(transaction))
    setCell(transaction, { ...cell, rows: keys, origin })
    items.forEach((item, index) => enterRow(transaction, cell, keys[index] ?? '', { value: item, origin }))
  },
  nothing: (transaction, cell, { value, origin }) => {
    setCell(transaction, cell)
    if (origin !== 'default') keepStranger(transaction, cell.address, value)
  },
}

/** A key no row of this form has had: moving, removing and adding never mixes rows up. */
export const nextRowKey = ({ state }: Transaction): string => `k${state.nextRow++}`

/** Creates the cells of one row. */
export function enterRow(transaction: Transaction, array: Cell, key: string, given: Given): void {
  const { row } = array.node
  if (row !== undefined) enterField(transaction, { base: row, address: childAddress(array.address, key), parent: array.address }, given)
}

/**
 * Creates the cells of a field that enters the form, with all below it. Precedence: what is given, what was set aside, the default; a
 * covered field takes back nothing and gets no default. Decisions §2.
 */
export function enterField(transaction: Transaction, { base, node = base, address, parent }: Place, given: Given = nothingGiven): void {
  const cell = emptyCell(address, parent, base, node)
  const isGiven = given.value !== undefined && given.origin !== 'default'
  if (isGiven || !fillsItself(transaction, cell)) {
    settle[node.shape](transaction, cell, isGiven ? given : nothingGiven)
    return
  }
  const kept = takeBack(transaction, address, (one) => suits(node, one))
  if (kept !== undefined) {
    returnValue(transaction, cell, kept)
    return
  }
  // The default of a group around the field goes before its own.
  const value = given.value === undefined ? defaultOf(node.definition) : given.value
  if (value !== undefined) transaction.defaultsApplied.add(address)
  settle[node.shape](transaction, cell, { value, origin: value === undefined ? 'none' : 'default' })
}

/** Whether a value that was set aside has a place in a field again. */
export function suits(node: FieldNode, { value, text, rows, type }: SetAsideValue): boolean {
  if (node.shape === 'nothing') return false
  if (rows !== undefined) return node.shape === 'rows'
  if (text !== undefined) return node.shape === 'value' && type === node.definition.type
  // A loaded option may be of any type, and a value of the host that fits nowhere stays in view.
  return type === node.definition.type || fitsType(value, node.definition)
}

function returnValue(transaction: Transaction, cell: Cell, { value, text, rows }: SetAsideValue): void {
  if (rows !== undefined) {
    setCell(transaction, { ...cell, rows, origin: 'user' })
    for (const key of rows) enterRow(transaction, cell, key, nothingGiven)
  } else if (text !== undefined) {
    setCell(transaction, { ...cell, value, text, unread: true, origin: 'user' })
  } else settle[cell.node.shape](transaction, cell, { value, origin: 'user' })
}

/** Values the host gave for ids that no field has are set aside, each under its own address. */
function keepStrangers(transaction: Transaction, cell: Cell, value: JsonObject): void {
  for (const id of Object.keys(value)) {
    if (!cell.node.childById.has(id)) keepStranger(transaction, childAddress(cell.address, id), value[id])
  }
}

/** Sets aside what no field ever held. */
const keepStranger = (transaction: Transaction, address: Address, value: unknown): void =>
  keepAside(transaction, address, { value, text: undefined, rows: undefined, type: undefined })

/**
 * Whether a field may take back what was set aside, or get its default. Not where something stands in place of a group around it, and not where rules that read what
 * returns would go on for ever: then the value stays set aside, so that what the rules say fits the values. Decisions §2, §3.
 */
export const fillsItself = (transaction: Transaction, cell: Cell): boolean =>
  !isUnsettled(transaction, cell) && !isCovered(transaction.state, cell)

const isUnsettled = ({ state, unsettled }: Transaction, cell: Cell): boolean =>
  unsettled.size > 0 && selfAndAncestors(state, cell).some(({ address }) => unsettled.has(address))
