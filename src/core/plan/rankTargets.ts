import type { Template } from '../values/path.ts'
import { orderByReads } from './orderByReads.ts'
import type { CompiledTarget } from './plan.ts'
import { relatedTo } from './templates.ts'

export interface TargetReads {
  readonly template: Template
  readonly reads: ReadonlySet<Template>
  readonly affects: ReadonlySet<Template>
}

export interface RankedTarget<Target> extends Pick<CompiledTarget, 'rank' | 'cycle' | 'storedReads'> {
  readonly target: Target
}

const noReads: ReadonlySet<Template> = new Set()

/** The order in which targets are evaluated, and its cycles, in which reads count as stored. Decisions §3. */
export const rankTargets = <Target extends TargetReads>(targets: readonly Target[]): RankedTarget<Target>[] =>
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
