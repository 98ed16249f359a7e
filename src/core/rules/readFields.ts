import { type FieldNode, isRow } from '../plan/plan.ts'
import { setOwn } from '../schema/json.ts'
import { undetermined } from '../values/expressions.ts'
import { isBlankRow, isEmpty } from '../values/isEmpty.ts'
import type { Address } from '../values/path.ts'

/** A field instance with its content: a cell of a store, or a value in plain JSON. */
export interface FieldInstance {
  readonly address: Address
  /** The node with rule effects. */
  readonly node: FieldNode
  /** Its own value; for a group or array only one that replaces its fields: `null` or a value that does not fit. */
  readonly value: unknown
  /** It is on its expression side, which replaces all fields in it. Decisions §10. */
  readonly expression: boolean
  /** The keys of the rows of an array that has a list. */
  readonly rows?: readonly string[] | undefined
}

/** How to get from field to field, in a store or in plain JSON. */
export interface FieldTree<Field extends FieldInstance> {
  /** The field in a group by its id, the row of an array by its key. */
  readonly childOf: (field: Field, segment: string) => Field | undefined
  /** The values of a group without a field, by id: part of its value if a limit has left out fields. Decisions §12. */
  readonly strangersOf: (group: Field) => Iterable<readonly [id: string, value: unknown]>
}

/** Which fields are read, and how rows are treated. */
export interface Reading {
  /** Leaves out fields that are off. */
  readonly skipsOff?: boolean
  /** Replaces the text of an expression. */
  readonly readExpression?: ((field: FieldInstance) => unknown) | undefined
  /** Leaves out blank rows of single values. */
  readonly skipsBlank?: boolean
  /** Cached JSON of groups and arrays. */
  readonly cache?: Map<Address, unknown>
  /** Takes the keys of all rows by array: first those that are read, then those left out. */
  readonly rows?: Map<Address, readonly string[]> | undefined
}

/** Off by itself: hidden, and a rule could show it. Fields around it are not considered. Decisions §4. */
export const isOffItself = ({ node }: FieldInstance): boolean => node.hidden && node.switchable

/** The JSON value of a field with all fields in it; `undefined` if absent. */
export function readField<Field extends FieldInstance>(tree: FieldTree<Field>, field: Field, reading: Reading): unknown {
  const { node, address } = field
  if ((reading.skipsOff && isOffItself(field)) || node.shape === 'nothing') return undefined
  if (field.expression && reading.readExpression) return reading.readExpression(field)
  if (node.shape === 'value' || field.expression || field.value !== undefined) return field.value
  if (reading.cache?.has(address)) return reading.cache.get(address)
  const value = node.shape === 'group' ? readGroup(tree, field, reading) : readRows(tree, field, reading)
  reading.cache?.set(address, value)
  return value
}

function readGroup<Field extends FieldInstance>(tree: FieldTree<Field>, field: Field, reading: Reading): unknown {
  const { node, address } = field
  const group: Record<string, unknown> = {}
  for (const { id } of node.children) {
    const child = tree.childOf(field, id)
    const value = child && readField(tree, child, reading)
    if (value !== undefined) setOwn(group, id, value)
  }
  if (node.leftOut) for (const [id, value] of tree.strangersOf(field)) setOwn(group, id, value)
  // A group without values is absent, but a row and the form itself always exist.
  return Object.keys(group).length > 0 || isRow(node.template) || address === '' ? group : undefined
}

function readRows<Field extends FieldInstance>(tree: FieldTree<Field>, field: Field, reading: Reading): unknown {
  if (field.rows === undefined) return undefined
  const values: unknown[] = []
  const keys: string[] = []
  const others: string[] = []
  for (const key of field.rows) {
    const row = tree.childOf(field, key)
    if (row === undefined) continue
    const value = readField(tree, row, reading)
    const { definition } = row.node
    if ((reading.skipsOff && isOffItself(row)) || (reading.skipsBlank && isBlankRow(definition, value))) {
      others.push(key)
      continue
    }
    values.push(value ?? (definition.type === 'string' && value === undefined ? '' : null))
    keys.push(key)
  }
  reading.rows?.set(field.address, [...keys, ...others])
  return values
}

/**
 * The value of a field for conditions, given its ancestors and itself, outermost first: `undefined` if one of them is off, and
 * `undetermined` below an expression and where a field is shown only by a rule that may not apply. `stored` includes fields that are off.
 * Decisions §4 and §10.
 */
export function readKnown(fields: readonly FieldInstance[], stored: boolean, read: () => unknown): unknown {
  for (const field of fields) {
    if (!stored && isOffItself(field)) return undefined
    if (field.expression && !isEmpty(field.value)) return undetermined
  }
  const value = read()
  return !stored && fields.some(({ node }) => node.uncertain) && !isEmpty(value) ? undetermined : value
}

/** The row keys of plain JSON: indexes; a single key for an expression, which may contain any row. */
export const rowKeysOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...value.keys()].map(String) : value === undetermined ? ['*'] : []

/**
 * The fields of a form, in its order: a group or array before the fields in it. Fields in an expression and in fields that are not entered
 * are left out.
 */
export function* fieldsOf<Field extends FieldInstance>(
  tree: FieldTree<Field>,
  field: Field | undefined,
  isEntered: (field: Field) => boolean,
): Generator<Field> {
  if (field === undefined || !isEntered(field)) return
  if (field.address !== '') yield field
  if (!field.expression) for (const segment of segmentsBelow(field)) yield* fieldsOf(tree, tree.childOf(field, segment), isEntered)
}

/** Whether a field is visible, regardless of those around it. */
export const isShown = ({ node }: FieldInstance): boolean => !node.hidden

/** The ids of the fields in a group, the keys of the rows of an array. */
export const segmentsBelow = ({ node, rows }: FieldInstance): readonly string[] => rows ?? node.children.map(({ id }) => id)
