import { initialValues, isEqual } from 'moduleform/core'
import { isRow } from '../../../src/core/plan/plan.ts'
import { defaultOf, fitsType } from '../../../src/core/values/defaults.ts'
import { getValue, segmentsOf } from '../../../src/core/values/path.ts'
import type { Cell } from '../../../src/store/cells/cell.ts'
import { selfAndAncestors } from '../../../src/store/cells/pathOf.ts'
import { readValue } from '../../../src/store/cells/readValues.ts'
import type { FormState } from '../../../src/store/formState.ts'

/**
 * Whether some field holds nothing where a default, its own or one around it, has something for it, or a default that is no longer as
 * the field would get it. A default fills a field as it enters and not as another schema brings the default: should the field enter anew, it is
 * filled. Decisions §2.
 */
export const lacksDefault = (state: Readonly<FormState>): boolean =>
  [...state.cells.values()].some((cell) => {
    const value = readValue(state, cell.address)
    if (value === undefined) return hasDefault(state, cell)
    const [before, now] = [cell.base, cell.node].map(({ definition }) => defaultOf(definition))
    return cell.origin === 'default' && (!isEqual(before, now) || (cell.rows !== undefined && !isEqual(value, madeBy(cell))))
  })

/**
 * Whether some field holds a default that it does not have any more: of a rule that does not hold for certain now, or of what is a group no longer. It
 * stays while the form has the schema, and goes, as each untouched default does, with a schema that does not have it. Decisions §2 and §10.
 */
export const keepsFormerDefault = ({ cells }: Readonly<FormState>): boolean =>
  [...cells.values()].some(
    ({ origin, value, node }) =>
      origin === 'default' && node.shape === 'value' && value !== undefined && !isEqual(defaultOf(node.definition), value),
  )

/** The rows that the default of an array makes now. */
const madeBy = ({ node: { definition } }: Cell): unknown => initialValues([{ ...definition, id: 'list' }], {})['list']

/** Up to the row that a field lies in: what defaults say of rows they say of those they make. */
function hasDefault(state: Readonly<FormState>, cell: Cell): boolean {
  const lineage = selfAndAncestors(state, cell)
  const row = lineage.findIndex(({ node }) => isRow(node.template))
  return lineage.slice(0, row === -1 ? undefined : row + 1).some(({ address, base, node }) => {
    const inside = segmentsOf(cell.address.slice(address.length))
    return [base, node].some(({ definition }) => getValue({ all: defaultOf(definition) }, ['all', ...inside]) !== undefined)
  })
}

/**
 * Whether a rule's type keeps a value of the host that the type of the schema would have treated in another way: one that fits the latter alone,
 * set while the rule held, or one for a field of which the rule makes a heading: set aside, or shown as JSON. Where the field enters anew the value has the type of
 * the schema first, and the rule sets it aside as a reload would. Options that are yet to come may hold values of any type. Decisions §2 and §3.
 */
export const isUnfitByRule = ({ cells, setAside, plan }: Readonly<FormState>): boolean =>
  [...cells.values()].some(
    ({ address, base, node, value }) =>
      base.definition.type !== node.definition.type &&
      ((node.shape === 'nothing' && setAside.has(address)) ||
        plan.jsonObjects.has(node.template) ||
        (!fitsType(value, node.definition) && (fitsType(value, base.definition) || base.optionSource?.content !== undefined))),
  )
