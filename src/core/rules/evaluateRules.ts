import type { CompiledEffect, FieldNode, Plan } from '../plan/plan.ts'
import { isJsonObject } from '../schema/json.ts'
import type { FormValues } from '../schema/wire.ts'
import type { IsTemplate } from '../values/expressions.ts'
import type { FormReader } from '../values/formReader.ts'
import { type Address, childAddress, getValue, type Path, segmentsOf } from '../values/path.ts'
import { effectsInForce, nodeWithEffects } from './applyEffect.ts'
import { addressesOf } from './evaluateCondition.ts'
import { type FieldInstance, type FieldTree, isOffItself, readField, readKnown, rowKeysOf } from './readFields.ts'

/** The result of evaluating the rules of a schema. Addresses name rows by their index: `/contacts/0/name`. */
export type RuleResult = JsonForm['view']

/**
 * Evaluates all rules over plain form data: the current definition at each address, and which fields are hidden or off. Pure and never
 * throws. Texts for which `isTemplate` is true are expressions. Specification 2.10, decisions §3, §4 and §10.
 *
 * @example evaluateRules(compilePlan(schema), { country: 'DE' }).isHidden('/state') // true
 */
export const evaluateRules = (plan: Plan, formData: FormValues, isTemplate?: IsTemplate): RuleResult =>
  evaluateJsonForm(plan, formData, isTemplate).view

/** As `evaluateRules`, with the fields themselves. */
export function evaluateJsonForm(plan: Plan, formData: FormValues, isTemplate: IsTemplate = () => false): JsonForm {
  const form = createJsonForm(plan, formData, isTemplate)
  for (const target of plan.targets.values()) {
    for (const address of addressesOf(target.template, '', form.reader)) {
      form.setEffects(
        address,
        effectsInForce(plan, target, () => form.view.nodeAt(address), address, form.reader),
      )
    }
  }
  return form
}

/** A field of plain JSON. Its address names rows by their index: `/contacts/0/name`. */
export class JsonField implements FieldInstance {
  readonly path: Path
  readonly address: Address
  readonly node: FieldNode
  /** The JSON value at its path. */
  readonly json: unknown
  readonly expression: boolean

  constructor(path: Path, address: Address, node: FieldNode, json: unknown, isTemplate: IsTemplate) {
    this.path = path
    this.address = address
    this.node = node
    this.json = json
    this.expression = typeof json === 'string' && node.shape !== 'nothing' && isTemplate(json, node.definition)
  }

  get value(): unknown {
    const { shape } = this.node
    return (shape === 'group' && isJsonObject(this.json)) || (shape === 'rows' && Array.isArray(this.json)) ? undefined : this.json
  }

  // Computed on access: the way to a single row does not need the keys of all.
  get rows(): readonly string[] | undefined {
    return this.node.shape === 'rows' && Array.isArray(this.json) ? rowKeysOf(this.json) : undefined
  }
}

/** Plain JSON as a form, with the definitions that matching effects produce. */
export interface JsonForm {
  readonly root: JsonField
  readonly tree: FieldTree<JsonField>
  /** How conditions read the form. */
  readonly reader: FormReader
  /** The effects that match at an address. */
  readonly setEffects: (address: Address, effects: readonly CompiledEffect[]) => void
  readonly view: {
    /** The node with effects at an address; `undefined` if there is no field. */
    readonly nodeAt: (address: Address) => FieldNode | undefined
    /** The field or one around it is hidden. */
    readonly isHidden: (address: Address) => boolean
    /** It is hidden, and a rule could show it or what hides it: it counts as empty. Decisions §4. */
    readonly isOff: (address: Address) => boolean
  }
}

const noEffects: readonly CompiledEffect[] = []

/** Plain JSON as a form. Fields are created on access, so that effects set in between apply. */
function createJsonForm(plan: Plan, formData: FormValues, isTemplate: IsTemplate): JsonForm {
  const effects = new Map<Address, readonly CompiledEffect[]>()
  const root = new JsonField([], '', plan.root, formData, isTemplate)

  const tree: FieldTree<JsonField> = {
    childOf: ({ path, address, node, json }, segment) => {
      const child = node.row ?? node.childById.get(segment)
      if (child === undefined) return undefined
      const at = childAddress(address, segment)
      return new JsonField(
        [...path, node.row ? Number(segment) : segment],
        at,
        nodeWithEffects(plan, child, effects.get(at) ?? noEffects),
        getValue(json, [segment]),
        isTemplate,
      )
    },
    strangersOf: ({ node, json }) => Object.entries(isJsonObject(json) ? json : {}).filter(([id]) => !node.childById.has(id)),
  }

  const locate = (address: Address): Place => locateIn(tree, root, address)

  const reader: FormReader = {
    rowKeys: (address) => rowKeysOf(reader.value(address, true)),
    value: (address, stored) => {
      const { fields, field, rest } = locate(address)
      // A value counts in its field: where none stands now, an effect would have to bring one. Inside a field that holds one value all counts.
      const isBelow = rest.length > 0 && field.node.shape !== 'value'
      return readKnown(fields, stored, () => {
        if (stored) return getValue(formData, segmentsOf(address))
        return isBelow ? undefined : getValue(readField(tree, field, { skipsOff: true }), rest)
      })
    },
  }

  return {
    root,
    tree,
    reader,
    setEffects: (address, matching) => void (matching.length > 0 && effects.set(address, matching)),
    view: {
      nodeAt: (address) => {
        const { field, rest } = locate(address)
        return rest.length === 0 ? field.node : undefined
      },
      isHidden: (address) => locate(address).fields.some(({ node }) => node.hidden),
      isOff: (address) => locate(address).fields.some(isOffItself),
    },
  }
}

/** The target of an address. */
interface Place {
  /** The existing fields on the way, outermost first. */
  readonly fields: readonly JsonField[]
  /** The last of them, else the root. */
  readonly field: JsonField
  /** The remaining segments, which lead into the value of the last field. */
  readonly rest: readonly string[]
}

function locateIn(tree: FieldTree<JsonField>, root: JsonField, address: Address): Place {
  const segments = segmentsOf(address)
  const fields: JsonField[] = []
  let field = root
  for (const [depth, segment] of segments.entries()) {
    const child = tree.childOf(field, segment)
    if (child === undefined) return { fields, field, rest: segments.slice(depth) }
    fields.push(child)
    field = child
  }
  return { fields, field, rest: [] }
}
