import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { affectedBy, createEffectImpact, createTargetImpact, noteImpact, type EffectImpact, type TargetImpact } from './effectImpact.ts'
import type { FieldIndex } from './fieldIndex.ts'
import { type IdResolver, type KnownFields, operandFor } from './resolveId.ts'
import type { PlacedRule } from './placeRules.ts'
import type { CompiledEffect, CompiledTarget, CompiledCondition, Operand } from './plan.ts'
import { isRow, relatedTo } from './templates.ts'
import type { Comparison, Condition, Term } from '../schema/model.ts'
import { orderByReads } from './orderByReads.ts'

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
      const addTo = (target: Template, onItems: boolean): TargetDraft => {
        const draft = getOrInsert(drafts, target, createTargetDraft)
        draft.effects.push({ condition, effect, onItems, position })
        for (const read of reads) draft.reads.add(read)
        return draft
      }
      noteImpact(effect, template, index, impact, addTo(template, false))
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

/** Where the id of an operand points to. `undefined`: it is unknown. */
type OperandResolver = (id: string) => Operand | undefined

/** Resolves the ids of a condition, as seen from where its rule stands. */
const compileCondition = (term: Condition | Term, resolve: OperandResolver): CompiledCondition => {
  // `as`: a term is one or the other, and a comparison may hold any key besides its own, `and: null` among them.
  const { and, or } = term as Partial<Record<'and' | 'or', readonly Term[] | null>>
  const terms = and ?? or
  if (terms) return { kind: and ? 'and' : 'or', terms: terms.map((inner) => compileCondition(inner, resolve)) }
  const { id, operator, value } = term as Comparison
  return { kind: 'comparison', operand: resolve(id), operator, value }
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

/** The order in which targets are evaluated, and its cycles, in which reads count as stored. Decisions §3. */
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
