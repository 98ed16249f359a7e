import { selectContentReaders, selectReaders, type CompiledCondition } from '../core/plan/plan.ts'
import { addressesOf } from '../core/rules/evaluateCondition.ts'
import { isWithin, type Address, type Template } from '../core/values/path.ts'
import type { Cell } from '../store/cells/cell.ts'
import { createFormReader } from '../store/cells/readValues.ts'
import type { FormState } from '../store/formState.ts'
import { referenceTo, type FieldReference } from './fieldReference.ts'
import { writtenRuleOf } from './writtenRules.ts'

/** A dependency between two fields. */
export interface FieldRelation {
  /** The other field; the first one if several rows are related in the same way. */
  readonly field: FieldReference
  /** The number of these rows. */
  readonly count: number
  /** `rule`: a condition reads one field and its rule changes the other. `content`: a content object of one depends on the other. */
  readonly by: 'rule' | 'content'
  /** Pointers of rules, names of content objects. */
  readonly names: readonly string[]
  /** The properties that the rules may change: `ui_options`, `validation`, … Empty for content. */
  readonly keys: readonly string[]
}

type Found = Omit<FieldRelation, 'field' | 'count'>

/** The fields whose rules or content read this one. */
export function explainReaders(state: FormState, cell: Cell): readonly FieldRelation[] {
  const { plan } = state
  const { template } = cell.node
  const byRule = selectReaders(plan, template).flatMap((reader) =>
    relate(state, cell.address, reader, rulesThatRead(state, reader, template)),
  )
  const byContent = selectContentReaders(plan, template).flatMap((reader) => {
    const names = addressesAt(state, cell.address, reader).flatMap((address) => {
      const node = state.cells.get(address)?.node
      const objects = node === undefined ? [] : plan.contentOf(node)
      return objects.filter(({ dependencies }) => dependencies.some(({ operand }) => areRelated(operand.template, template)))
    })
    return relate(state, cell.address, reader, { by: 'content', names: [...new Set(names.map(({ name }) => name))], keys: [] })
  })
  return [...byRule, ...byContent]
}

/** The fields that the rules and the content of this one read. */
export function explainReads(state: FormState, cell: Cell): readonly FieldRelation[] {
  const { plan } = state
  const effects = plan.targets.get(cell.node.template)?.effects ?? []
  const read = new Set(effects.flatMap(({ condition }) => templatesIn(condition)))
  const byRule = [...read].flatMap((template) => relate(state, cell.address, template, rulesThatRead(state, cell.node.template, template)))
  const objects = plan.contentOf(cell.node)
  const needed = new Set(objects.flatMap(({ dependencies }) => dependencies.map(({ operand }) => operand.template)))
  const byContent = [...needed].flatMap((template) => {
    const own = objects.filter(({ dependencies }) => dependencies.some(({ operand }) => operand.template === template))
    return relate(state, cell.address, template, { by: 'content', names: own.map(({ name }) => name), keys: [] })
  })
  return [...byRule, ...byContent]
}

function rulesThatRead({ plan }: FormState, target: Template, template: Template): Found {
  const effects = (plan.targets.get(target)?.effects ?? []).filter(({ condition }) =>
    templatesIn(condition).some((read) => areRelated(read, template)),
  )
  return {
    by: 'rule',
    names: [...new Set(effects.flatMap((effect) => writtenRuleOf(plan, effect)?.pointer ?? []))],
    keys: [...new Set(effects.flatMap(({ effect }) => Object.keys(effect).filter((key) => key !== 'id' && key !== 'apply_as')))],
  }
}

/** Whether a change of one field concerns another: the value of a group contains those of its fields. */
const areRelated = (one: Template, other: Template): boolean => isWithin(one, other) || isWithin(other, one)

const templatesIn = (condition: CompiledCondition): readonly Template[] =>
  condition.kind === 'comparison' ? (condition.operand ? [condition.operand.template] : []) : condition.terms.flatMap(templatesIn)

const addressesAt = (state: FormState, from: Address, template: Template): readonly Address[] =>
  addressesOf(template, from, createFormReader(state)).filter((address) => state.cells.has(address))

function relate(state: FormState, from: Address, template: Template, found: Found): readonly FieldRelation[] {
  const addresses = addressesAt(state, from, template)
  const field = addresses[0] === undefined ? undefined : referenceTo(state, addresses[0])
  return field === undefined || found.names.length === 0 ? [] : [{ field, count: addresses.length, ...found }]
}
