import { initialValues, isEqual } from 'moduleform/core'
import { isRow } from '../../../src/core/plan/plan.ts'
import { defaultOf, fitsType } from '../../../src/core/values/defaults.ts'
import { isJsonObject, ownValue } from '../../../src/core/schema/json.ts'
import type { Definition } from '../../../src/core/schema/model.ts'
import { type Address, getValue, segmentsOf } from '../../../src/core/values/path.ts'
import type { Cell } from '../../../src/store/cells/cell.ts'
import { selfAndAncestors } from '../../../src/store/cells/pathOf.ts'
import { readValue } from '../../../src/store/cells/readValues.ts'
import type { FormState } from '../../../src/store/formState.ts'

/**
 * Whether a field is empty although its own or an ancestor's default has a value for it, or holds a default that a new field would no
 * longer get. A default is applied when a field is added, not when another schema adds the default to it: adding the field again would fill
 * it. Decisions §2.
 */
export const lacksDefault = (state: Readonly<FormState>): boolean =>
  [...state.cells.values()].some((cell) => {
    const value = readValue(state, cell.address)
    const offered = offeredDefault(state, cell)
    if (value === undefined) return offered !== undefined
    // Where the host gave the group, only the default of the field itself was applied.
    if (cell.origin === 'default' && cell.node.shape === 'value' && offered !== undefined && !isEqual(offered, value)) return true
    const [before, now] = [cell.base, cell.node].map(({ definition }) => defaultOf(definition))
    return cell.origin === 'default' && (!isEqual(before, now) || (cell.rows !== undefined && !isEqual(value, madeBy(cell))))
  })

/**
 * Whether a field holds a default that is no longer its own: that of a rule that may not hold now, or of a former group. It stays while the
 * form keeps the schema, and is removed, like each untouched default, with a schema that does not have it. Decisions §2 and §10.
 */
export const keepsFormerDefault = ({ cells }: Readonly<FormState>): boolean =>
  [...cells.values()].some(
    ({ origin, value, node }) =>
      origin === 'default' && node.shape === 'value' && value !== undefined && !isEqual(defaultOf(node.definition), value),
  )

/** The rows that the default of an array creates now. */
const madeBy = ({ node: { definition } }: Cell): unknown => initialValues([{ ...definition, id: 'list' }], {})['list']

/** The default that a new field would get. Searches up to the row that contains it: defaults further up only apply to rows they create. */
function offeredDefault(state: Readonly<FormState>, cell: Cell): unknown {
  const lineage = selfAndAncestors(state, cell)
  const row = lineage.findIndex(({ node }) => isRow(node.template))
  return lineage
    .slice(0, row === -1 ? undefined : row + 1)
    .flatMap(({ address, base, node }) => {
      const inside = segmentsOf(cell.address.slice(address.length))
      return [base, node].map(({ definition }) => getValue({ all: defaultOf(definition) }, ['all', ...inside]))
    })
    .filter((value) => value !== undefined)
    .at(-1)
}

/**
 * Whether a rule's type keeps a host value that the schema's type would have treated differently: one that fits only the latter, set while
 * the rule applied, or one for a field that the rule turns into a heading, set aside or shown as JSON. If the field is added again, the
 * value first gets the type of the schema, and then the rule sets it aside as a reload would. Options that are not loaded may have values
 * of any type. Decisions §2 and §3.
 */
export const isUnfitByRule = ({ cells, setAside, plan }: Readonly<FormState>): boolean =>
  [...cells.values()].some(
    ({ address, base, node, value }) =>
      base.definition.type !== node.definition.type &&
      ((node.shape === 'nothing' && setAside.has(address)) ||
        plan.jsonObjects.has(node.template) ||
        (!fitsType(value, node.definition) && (fitsType(value, base.definition) || base.optionSource?.content !== undefined))),
  )

/**
 * Whether the default of an array has a value that does not fit its field, which is left out. Where rules turn a list around it into another
 * field, such rows are set aside once they have been created, since they differ from the default.
 */
export const hasUnfitRows = (definitions: readonly Definition[]): boolean =>
  definitions.some(({ fields = [], items, default: rows }) => {
    const inRows = items?.fields ?? []
    const isUnfit = (row: unknown) => inRows.some((field) => isJsonObject(row) && !fitsType(ownValue(row, field.id), field))
    return (Array.isArray(rows) && rows.some(isUnfit)) || hasUnfitRows([...fields, ...inRows])
  })

/** How many defaults of rules have been applied. */
export const countOffered = ({ cells }: Readonly<FormState>): number =>
  [...cells.values()].reduce((count, { appliedDefaults }) => count + appliedDefaults.length, 0)

/** The defaults of all fields, with the rules that apply. */
export const readDefaults = ({ cells }: Readonly<FormState>): ReadonlyMap<Address, unknown> =>
  new Map([...cells.values()].map(({ address, node }) => [address, defaultOf(node.definition)]))
