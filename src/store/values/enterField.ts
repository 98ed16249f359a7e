import type { FieldNode } from '../../core/plan/plan.ts'
import type { Shape } from '../../core/schema/fieldTypes.ts'
import { isJsonObject, type JsonObject, ownValue } from '../../core/schema/json.ts'
import { defaultOf } from '../../core/values/defaults.ts'
import { fitsType } from '../../core/values/fitsType.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { emptyCell, type Cell, type Origin } from '../cell.ts'
import { setCell, type FormDraft } from '../formDraft.ts'
import { fillsItself } from './fillsItself.ts'
import { keepAside, takeBack } from './setAside.ts'
import type { SetAsideValue } from './setAsideValue.ts'

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
const settle: Record<Shape, (draft: FormDraft, cell: Cell, given: Given) => void> = {
  value: (draft, cell, { value, origin }) => setCell(draft, value === undefined ? cell : { ...cell, value, origin }),
  group: (draft, cell, given) => {
    const { value } = given
    const isGroup = isJsonObject(value)
    setCell(draft, value === undefined ? cell : { ...cell, value: isGroup ? undefined : value, origin: given.origin })
    for (const child of cell.node.children) {
      const own = isGroup ? ownValue(value, child.id) : undefined
      const address = childAddress(cell.address, child.id)
      enterField(draft, { base: child, address, parent: cell.address }, { value: own, origin: given.origin })
    }
    if (isGroup && given.origin !== 'default') keepStrangers(draft, cell, value)
  },
  rows: (draft, cell, given) => {
    const { value, origin } = given
    if (!Array.isArray(value)) {
      setCell(draft, value === undefined ? cell : { ...cell, value, origin })
      return
    }
    const items: readonly unknown[] = value
    const keys = items.map(() => nextRowKey(draft))
    setCell(draft, { ...cell, rows: keys, origin })
    items.forEach((item, index) => enterRow(draft, cell, keys[index] ?? '', { value: item, origin }))
  },
  nothing: (draft, cell, { value, origin }) => {
    setCell(draft, cell)
    if (origin !== 'default') keepStranger(draft, cell.address, value)
  },
}

/** A key no row of this form has had: moving, removing and adding never mixes rows up. */
export const nextRowKey = ({ state }: FormDraft): string => `k${state.nextRow++}`

/** Creates the cells of one row. */
export function enterRow(draft: FormDraft, array: Cell, key: string, given: Given): void {
  const { row } = array.node
  if (row !== undefined) enterField(draft, { base: row, address: childAddress(array.address, key), parent: array.address }, given)
}

/**
 * Creates the cells of a field that enters the form, with all below it. Precedence: what is given, what was set aside, the default; a
 * covered field takes back nothing and gets no default. Decisions §2.
 */
export function enterField(draft: FormDraft, { base, node = base, address, parent }: Place, given: Given = nothingGiven): void {
  const cell = emptyCell(address, parent, base, node)
  const isGiven = given.value !== undefined && given.origin !== 'default'
  if (isGiven || !fillsItself(draft, cell)) {
    settle[node.shape](draft, cell, isGiven ? given : nothingGiven)
    return
  }
  const kept = takeBack(draft, address, (one) => suits(node, one))
  if (kept !== undefined) {
    returnValue(draft, cell, kept)
    return
  }
  // The default of a group around the field goes before its own.
  const value = given.value === undefined ? defaultOf(node.definition) : given.value
  if (value !== undefined) draft.defaultsApplied.add(address)
  settle[node.shape](draft, cell, { value, origin: value === undefined ? 'none' : 'default' })
}

/** Whether a value that was set aside has a place in a field again. */
export function suits(node: FieldNode, { value, text, rows, type }: SetAsideValue): boolean {
  if (node.shape === 'nothing') return false
  if (rows !== undefined) return node.shape === 'rows'
  if (text !== undefined) return node.shape === 'value' && type === node.definition.type
  // A loaded option may be of any type, and a value of the host that fits nowhere stays in view.
  return type === node.definition.type || fitsType(value, node.definition)
}

function returnValue(draft: FormDraft, cell: Cell, { value, text, rows }: SetAsideValue): void {
  if (rows !== undefined) {
    setCell(draft, { ...cell, rows, origin: 'user' })
    for (const key of rows) enterRow(draft, cell, key, nothingGiven)
  } else if (text !== undefined) {
    setCell(draft, { ...cell, value, text, unread: true, origin: 'user' })
  } else settle[cell.node.shape](draft, cell, { value, origin: 'user' })
}

/** Values the host gave for ids that no field has are set aside, each under its own address. */
function keepStrangers(draft: FormDraft, cell: Cell, value: JsonObject): void {
  for (const id of Object.keys(value)) {
    if (!cell.node.childById.has(id)) keepStranger(draft, childAddress(cell.address, id), value[id])
  }
}

/** Sets aside what no field ever held. */
const keepStranger = (draft: FormDraft, address: Address, value: unknown): void =>
  keepAside(draft, address, { value, text: undefined, rows: undefined, type: undefined })
