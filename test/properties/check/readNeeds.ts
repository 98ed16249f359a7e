import { isEmpty, type FormValues } from 'moduleform/core'
import type { CompiledDependency } from '../../../src/core/plan/plan.ts'
import { parentAddress, segmentsOf, type Address } from '../../../src/core/values/path.ts'
import { readOperand } from '../../../src/core/rules/evaluateCondition.ts'
import type { Cell } from '../../../src/store/cells/cell.ts'
import { isJsonObject } from '../../../src/core/schema/json.ts'
import { undetermined } from '../../../src/core/values/expressions.ts'
import { readSentData, readSentValue } from '../../../src/store/cells/expressions.ts'
import { createFormReader, isHidden, readValue } from '../../../src/store/cells/readValues.ts'
import type { FormState } from '../../../src/store/formState.ts'

/** A content object that a visible field needs, by the rules of decisions §6. */
export interface NeedNow {
  readonly field: Address
  readonly name: string
  /** Name, declared dependencies, connection and `load_schema` values: needs with the same key share their options. */
  readonly key: string
  /** A dependency that the user can fill in is empty, or an expression. */
  readonly isGated: boolean
  /** The field to fill in first, if there is one. */
  readonly waitsFor: Address | undefined
  /** A dependency is an expression. */
  readonly isUnknown: boolean
  /** It depends on a value of its own row: requested if the row is in view, with the values of the row merged into the form data. */
  readonly isOfRow: boolean
}

/** The needs of the visible fields, in the order of their content objects. */
export function readNeeds(state: Readonly<FormState>): ReadonlyMap<Address, readonly NeedNow[]> {
  const reader = createFormReader(state)
  const everyone = ambientValues(state)
  const needs = new Map<Address, readonly NeedNow[]>()
  for (const cell of state.cells.values()) {
    if (cell.node.optionSource?.content === undefined || cell.expression || isHidden(state, cell)) continue
    const others = [...everyone].filter(([address]) => address !== cell.address)
    const own = state.plan.contentOf(cell.node).map(({ name, dependencies }): NeedNow => {
      const read = dependencies.map((dependency) => {
        const { operand, gates } = dependency
        const values = readOperand(operand, cell.address, reader, true).map((value) =>
          operand.type === 'boolean' ? (value ?? false) : value,
        )
        const place = placeToFill(state, dependency, cell)
        const isUnknown = values.includes(undetermined)
        // Of two fields that an effect makes wait for each other, one does; which of them, the form says.
        const isMutual = place?.requests?.some(({ waitingFor }) => waitingFor === cell.address) === true
        const isOpen = values.every(isEmpty) && place !== undefined && !isMutual && !isHidden(state, place)
        return { values, isUnknown, place: gates && (isUnknown || isOpen) ? place?.address : undefined }
      })
      return {
        field: cell.address,
        name,
        key: JSON.stringify([
          name,
          read.map(({ values }) => values.map((value) => (value === undetermined ? null : (value ?? null)))),
          others,
        ]),
        waitsFor: read.find(({ place }) => place !== undefined)?.place,
        isGated: read.some(({ place }) => place !== undefined),
        isUnknown: read.some(({ isUnknown }) => isUnknown),
        isOfRow: dependencies.some(({ sharedRows }) => sharedRows > 0),
      }
    })
    needs.set(cell.address, own)
  }
  return needs
}

/** Values that are part of every key. Empty ones are left out, and so is `false`, which equals a boolean without a value. */
function ambientValues(state: Readonly<FormState>): readonly (readonly [Address, unknown])[] {
  return [...state.cells.values()]
    .filter(({ node }) => node.loadsSchema || node.control === 'connection')
    .map(({ address }) => [address, readValue(state, address)] as const)
    .filter(([, value]) => !isEmpty(value) && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Where the user fills in a dependency: the field, the value in place of it, or the array whose rows contain it, if it exists. */
function placeToFill(
  state: Readonly<FormState>,
  { operand: { template }, sharedRows }: CompiledDependency,
  { address }: Cell,
): Cell | undefined {
  const own = address.split('/')
  let rows = 0
  let at = ''
  for (const [place, segment] of template.split('/').entries()) {
    if (place === 0) continue
    if (segment === '~' && (rows += 1) > sharedRows) break
    at = `${at}/${segment === '~' ? (own[place] ?? '') : segment}`
  }
  const whole = at
  while (at !== '' && !state.cells.has(at)) at = parentAddress(at)
  const cell = state.cells.get(at)
  return cell !== undefined && (at === whole || cell.node.shape === 'value') ? cell : undefined
}

/** The form data that a request for a need may send. */
export function formDataFor(state: Readonly<FormState>, { field, isOfRow }: NeedNow): FormValues {
  const formData = readSentData(state)
  if (!isOfRow) return formData
  const rows: Address[] = []
  let at = ''
  for (const segment of segmentsOf(field)) {
    const isRow = state.cells.get(at)?.node.shape === 'rows'
    at = `${at}/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (isRow && state.cells.get(at)?.node.shape === 'group') rows.push(at)
  }
  // The row's values last; a value of the host in place of a row has none.
  const layers = rows.map((row) => readSentValue(state, row)).filter(isJsonObject)
  return layers.reduce<FormValues>((data, layer) => ({ ...data, ...layer }), formData)
}
