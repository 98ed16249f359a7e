import type { CompiledCondition, CompiledEffect, CompiledTarget, FieldNode, Operand } from '../core/plan/plan.ts'
import { effectsInForce, nodeWithEffects } from '../core/rules/applyEffect.ts'
import { addressesOf, evaluateCondition, readOperand } from '../core/rules/evaluateCondition.ts'
import type { Comparison, Condition, Definition, Effect, Term } from '../core/schema/model.ts'
import { isOperator, operands } from '../core/schema/operands.ts'
import { undetermined } from '../core/values/expressions.ts'
import { type Address, anyRow, unescapeSegment } from '../core/values/path.ts'
import type { Cell } from '../store/cells/cell.ts'
import { selfAndAncestors } from '../store/cells/pathOf.ts'
import { createFormReader, isOff } from '../store/cells/readValues.ts'
import type { FormState } from '../store/formState.ts'
import { diffDefinitions, type PropertyChange } from './diffDefinitions.ts'
import { type FieldReference, referencesTo, referenceTo } from './fieldReference.ts'
import { shownDefinition, shownValue } from './withoutSecrets.ts'
import { writtenRuleOf } from './writtenRules.ts'

/** One rule with an effect on a field, or on a group around it that says something of the field. Specification 2.10. */
export interface RuleExplanation {
  /** JSON Pointer to the rule in the result of `getSchema()`. */
  readonly pointer: string
  /** From 1, in the order of the schema: rules of fields first, those of the root last. */
  readonly number: number
  readonly applyAs: Effect['apply_as']
  /** The field that its effect names: the explained one, or a group or row around it. */
  readonly target: FieldReference
  readonly condition: ConditionExplanation
  /** Its effect is active. If its condition depends on an expression, it may be active in part: the field is shown and optional. */
  readonly inForce: boolean
  /** Its changes on top of the rules before it; for an inactive rule, the changes that it alone would make to the schema's definition. */
  readonly changes: readonly PropertyChange[]
}

/** The rules with an effect on a field, outermost target first, those of each target in document order. */
export const explainRules = (state: FormState, cell: Cell): readonly RuleExplanation[] =>
  [...selfAndAncestors(state, cell)].reverse().flatMap((around) => explainTarget(state, around, cell))

function explainTarget(state: FormState, around: Cell, cell: Cell): readonly RuleExplanation[] {
  const { plan } = state
  const target = plan.targets.get(around.base.template)
  if (target === undefined) return []
  const inForce = effectsInForce(plan, target, () => around.base, around.address, createFormReader(state))
  const definitionWith = (effects: readonly CompiledEffect[]): Definition => {
    const found = nodeBelow(nodeWithEffects(plan, around.base, effects), cell.node.template.slice(around.node.template.length))
    return shownDefinition(state, cell.node.template, found?.definition ?? {})
  }
  let applied: readonly CompiledEffect[] = []
  return target.effects.flatMap((effect) => {
    if (effect.onItems && around.node.control !== 'MultiSelect') return []
    const own = inForce.find(({ position }) => position === effect.position || position === -1 - effect.position)
    const before = own === undefined ? [] : applied
    const after = [...before, own ?? effect]
    if (own !== undefined) applied = after
    const changes = diffDefinitions(definitionWith(before), definitionWith(after))
    // A rule for a surrounding group counts only if it changes the field.
    return around !== cell && changes.length === 0
      ? []
      : explainEffect(state, around, target, effect, { inForce: own !== undefined, changes })
  })
}

function explainEffect(
  state: FormState,
  around: Cell,
  target: CompiledTarget,
  compiled: CompiledEffect,
  found: Pick<RuleExplanation, 'inForce' | 'changes'>,
): readonly RuleExplanation[] {
  const written = writtenRuleOf(state.plan, compiled)
  if (written === undefined) return []
  const { rule, pointer, number } = written
  return [
    {
      pointer,
      number,
      applyAs: compiled.effect.apply_as,
      target: referenceTo(state, around.address) ?? { path: [], label: '' },
      condition: explainCondition({ state, target, address: around.address }, rule.if, compiled.condition),
      ...found,
    },
  ]
}

/** The node at a template relative to another node. */
function nodeBelow(node: FieldNode, template: string): FieldNode | undefined {
  let at: FieldNode | undefined = node
  for (const segment of template.split('/').slice(1)) at = segment === anyRow ? at?.row : at?.childById.get(unescapeSegment(segment))
  return at
}

/** Why a comparison can never hold. */
export type ComparisonFault = 'unknownField' | 'unknownOperator' | 'unfitValue'

/** One comparison of a rule, with the current values of its field. Specification 2.10. */
export interface ComparisonExplanation {
  readonly kind: 'comparison'
  /** The id as written in the rule. */
  readonly id: string
  /** The fields it reads: one, or one for each row that the field does not share. None if the id is unknown, or the array has no rows. */
  readonly fields: readonly FieldReference[]
  readonly operator: string
  /** The value to compare with; absent if the operator takes none. */
  readonly expected?: unknown
  /** The values of the fields as the rule reads them; `undefined` for an empty one. Passwords are masked. */
  readonly actual: readonly unknown[]
  /** A field that it reads is hidden although a rule could show it, and therefore counts as empty. */
  readonly readsHidden: boolean
  /** Why it can never hold; absent if it can. */
  readonly fault?: ComparisonFault
  /** `undefined`: it depends on an expression, whose value is not known yet. */
  readonly holds: boolean | undefined
}

/** The condition of a rule, with the values that its parts read and whether each part holds. */
export type ConditionExplanation =
  | ComparisonExplanation
  | {
      readonly kind: 'and' | 'or'
      readonly terms: readonly ConditionExplanation[]
      readonly holds: boolean | undefined
    }

/** Where a condition is evaluated: at an address of a target. */
interface ConditionPlace {
  readonly state: FormState
  readonly target: CompiledTarget
  readonly address: Address
}

/** Explains a condition from its written form and its compiled form. */
function explainCondition(place: ConditionPlace, written: Condition | Term, compiled: CompiledCondition): ConditionExplanation {
  const holds = evaluateCondition(compiled, (operand) => valuesOf(place, operand))
  if (compiled.kind === 'comparison') return explainComparison(place, written, compiled, holds)
  // `as`: it was compiled to a combinator, so it has its terms under that name.
  const terms = (written as Readonly<Record<string, readonly Term[] | undefined>>)[compiled.kind] ?? []
  return {
    kind: compiled.kind,
    holds,
    terms: terms.flatMap((term, at) => {
      const own = compiled.terms[at]
      return own === undefined ? [] : [explainCondition(place, term, own)]
    }),
  }
}

function explainComparison(
  place: ConditionPlace,
  written: Condition | Term,
  { operand, value }: Extract<CompiledCondition, { kind: 'comparison' }>,
  holds: boolean | undefined,
): ComparisonExplanation {
  const { state, address } = place
  // `as`: it was compiled to a comparison.
  const { id, operator } = written as Comparison
  const addresses = operand === undefined ? [] : addressesOf(operand.template, address, createFormReader(state))
  const isStored = operand !== undefined && place.target.storedReads.has(operand.template)
  const fault = faultOf(operand, operator, value)
  return {
    kind: 'comparison',
    id,
    fields: referencesTo(state, addresses),
    operator,
    ...(isOperator(operator) && operands[operator] === undefined
      ? {}
      : { expected: operand === undefined ? value : shownValue(state, operand.template, value) }),
    actual: operand === undefined ? [] : valuesOf(place, operand).map((one) => shownValue(state, operand.template, one)),
    readsHidden: !isStored && addresses.some((one) => isOffAt(state, one)),
    ...(fault === undefined ? {} : { fault }),
    holds,
  }
}

function faultOf(operand: Operand | undefined, operator: string, value: unknown): ComparisonFault | undefined {
  if (!isOperator(operator)) return 'unknownOperator'
  if (operands[operator]?.isRight(value) === false) return 'unfitValue'
  return operand === undefined ? 'unknownField' : undefined
}

const isOffAt = (state: FormState, address: Address): boolean => {
  const cell = state.cells.get(address)
  return cell !== undefined && isOff(state, cell)
}

const valuesOf = ({ state, target, address }: ConditionPlace, operand: Operand): readonly unknown[] =>
  readOperand(operand, address, createFormReader(state), target.storedReads.has(operand.template))

/** Whether a value of an operand is unknown. */
export const isUnknown = (values: readonly unknown[]): boolean => values.includes(undetermined)
