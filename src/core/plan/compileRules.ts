import type { Comparison, Condition, Definition, Effect, Term } from '../schema/model.ts'
import { isOperator, operands } from '../schema/operands.ts'
import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { orderByReads } from './orderByReads.ts'
import { type PatchVisitor, type PlacedRule, visitPatch } from './placeRules.ts'
import { type CompiledCondition, type CompiledEffect, type CompiledTarget, isRow, type Operand, relatedTo } from './plan.ts'
import { type IdResolver, type KnownFields, operandFor } from './resolveId.ts'

interface TargetDraft extends TargetImpact {
  readonly effects: CompiledEffect[]
  readonly reads: Set<Template>
}

export interface CompiledRules {
  readonly targets: ReadonlyMap<Template, CompiledTarget>
  /** What the conditions of each target read, by rising rank. */
  readonly reads: readonly (readonly [target: Template, reads: ReadonlySet<Template>])[]
  readonly impact: EffectImpact
}

/** Compiles all rules of a schema: effects by target, targets by the order in which they are evaluated. Decisions §3. */
export const compileRules = (rules: readonly PlacedRule[], index: FieldIndex, known: KnownFields, resolve: IdResolver): CompiledRules => {
  const impact = createEffectImpact()
  const drafts = new Map<Template, TargetDraft>()
  let count = 0
  for (const placed of rules) {
    const { condition, reads } = compileIf(placed, known, resolve)
    for (const effect of placed.rule.then.fields) {
      const template = resolve(effect.id, placed.scope)
      if (template === undefined) continue
      const position = count++
      const addTo = (target: Template, onItems: boolean, part: Effect = effect): TargetDraft => {
        const draft = getOrInsert(drafts, target, createTargetDraft)
        draft.effects.push({ condition, effect: part, onItems, position })
        for (const read of reads) draft.reads.add(read)
        return draft
      }
      noteImpact(effect, template, index, impact, addTo(template, false), (patch, inside) => {
        // Effects on a field come after those on what is around it: after an earlier one on the field, the patch has to apply there again.
        if (drafts.has(inside)) addTo(inside, false, { ...patch, id: effect.id, apply_as: effect.apply_as })
      })
      if (isRow(template) && known.get(template)?.fields === undefined) addTo(parentAddress(template), true)
    }
  }
  return { ...rankDrafts(drafts, index, impact), impact }
}

const createTargetDraft = (): TargetDraft => ({ effects: [], reads: new Set(), ...createTargetImpact() })

/** The condition of a rule, and what it reads. */
const compileIf = ({ rule, scope }: PlacedRule, known: KnownFields, resolve: IdResolver) => {
  const reads = new Set<Template>()
  const condition = compileCondition(rule.if, (id) => {
    const template = resolve(id, scope)
    if (template === undefined) return undefined
    reads.add(template)
    return operandFor(template, known)
  })
  return { condition, reads }
}

const rankDrafts = (drafts: ReadonlyMap<Template, TargetDraft>, index: FieldIndex, impact: EffectImpact): Omit<CompiledRules, 'impact'> => {
  const canBeHidden = (template: Template): boolean =>
    impact.hidden.has(template) || index.byTemplate.get(template)?.definition.ui_options?.ui_widget === 'hidden'
  const ranked = rankTargets(
    [...drafts].map(([template, draft]) => ({
      template,
      effects: draft.effects,
      reads: draft.reads,
      affects: affectedBy(draft, canBeHidden),
    })),
  )
  return {
    targets: new Map(
      ranked.map(({ target: { template, effects }, rank, cycle, storedReads }) => [
        template,
        { template, effects, rank, cycle, storedReads },
      ]),
    ),
    reads: ranked.map(({ target: { template, reads } }) => [template, reads]),
  }
}

/** Resolves the id of an operand; `undefined` if it is unknown. */
type OperandResolver = (id: string) => Operand | undefined

/** Resolves the ids of a condition, from the scope of its rule. */
const compileCondition = (term: Condition | Term, resolve: OperandResolver): CompiledCondition => {
  // `as`: a term is either a combinator or a comparison, and a comparison may have any further key, even `and: null`
  const { and, or } = term as Partial<Record<'and' | 'or', readonly Term[] | null>>
  const terms = and ?? or
  if (terms) return { kind: and ? 'and' : 'or', terms: terms.map((inner) => compileCondition(inner, resolve)) }
  const { id, operator, value } = term as Comparison
  // With a value that the operator does not accept, a comparison is false, even if negated.
  const isRight = isOperator(operator) && operands[operator]?.isRight(value) !== false
  return { kind: 'comparison', operand: resolve(id), operator: isRight ? operator : undefined, value }
}

interface TargetReads {
  readonly template: Template
  readonly reads: ReadonlySet<Template>
  readonly affects: ReadonlySet<Template>
}

interface RankedTarget<Target> extends Pick<CompiledTarget, 'rank' | 'cycle' | 'storedReads'> {
  readonly target: Target
}

const noReads: ReadonlySet<Template> = new Set()

/** The order in which targets are evaluated, and its cycles, whose members read stored values. Decisions §3. */
const rankTargets = <Target extends TargetReads>(targets: readonly Target[]): RankedTarget<Target>[] =>
  orderByReads(targets.map(({ template, reads, affects }) => ({ reads, affects, within: template }))).flatMap(
    ({ readers, isCycle }, rank) => {
      const members = [...readers].sort((a, b) => a - b).flatMap((index) => targets[index] ?? [])
      return isCycle ? rankCycle(members, rank) : members.map((target) => ({ target, rank, cycle: undefined, storedReads: noReads }))
    },
  )

const rankCycle = <Target extends TargetReads>(members: readonly Target[], rank: number): RankedTarget<Target>[] => {
  const cycle = new Set(members.map(({ template }) => template))
  const isAffected = relatedTo(new Set(members.flatMap(({ affects }) => [...affects])))
  return members.map((target) => ({ target, rank, cycle, storedReads: new Set([...target.reads].filter(isAffected)) }))
}

/** A definition, or a part of one, that an effect sets on a template. */
export interface Patch {
  readonly definition: Definition
  readonly template: Template
}

/** What the effects of a schema may change. */
interface EffectImpact {
  /** Templates that some effect shows, and those that some effect hides. */
  readonly shown: Set<Template>
  readonly hidden: Set<Template>
  readonly patches: Patch[]
}

/** What the effects on one target may change in it and below it. */
interface TargetImpact {
  /** Where a widget is set: this affects readers only if the field can be hidden. */
  readonly widgets: Template[]
  /** Where fields are added or removed, or change their type. */
  readonly structure: Template[]
}

const createEffectImpact = (): EffectImpact => ({ shown: new Set(), hidden: new Set(), patches: [] })
const createTargetImpact = (): TargetImpact => ({ widgets: [], structure: [] })

const holdsFields = (definition: Definition | undefined): boolean => definition?.fields !== undefined || definition?.items !== undefined

/** Records what one effect may change: in the target, and in all fields inside the effect. */
const noteImpact = (
  effect: Effect,
  target: Template,
  index: FieldIndex,
  all: EffectImpact,
  own: TargetImpact,
  visitInside: PatchVisitor,
): void => {
  visitPatch(effect, target, (patch, template) => {
    all.patches.push({ definition: patch, template })
    if (template !== target) visitInside(patch, template)
    const base = index.byTemplate.get(template)?.definition
    // An effect adds the fields inside it; on a target that does not exist it changes what another effect has added.
    const isBrought = base === undefined && template !== target
    const isWhole = effect.apply_as === 'fully_replace' || isBrought
    const widget = patch.ui_options?.ui_widget
    // `null` removes all options, including the widget.
    const setsWidget = isWhole || widget !== undefined || patch.ui_options === null
    if (widget === 'hidden') all.hidden.add(template)
    else if (setsWidget) all.shown.add(template)
    if (setsWidget) own.widgets.push(template)
    const retypes = base !== undefined && patch.type !== undefined && patch.type !== base.type
    if (isBrought || retypes || (isWhole && holdsFields(base))) own.structure.push(template)
  })
}

/** Templates whose reading depends on whether the effects apply. */
const affectedBy = (own: TargetImpact, canBeHidden: (template: Template) => boolean): Set<Template> =>
  new Set([...own.structure, ...own.widgets.filter(canBeHidden)])
