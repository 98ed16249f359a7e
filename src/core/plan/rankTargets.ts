import type { Template } from '../values/path.ts'
import { orderByReads } from './orderByReads.ts'
import { relatedTo } from './templates.ts'

export interface TargetReads {
  readonly template: Template
  readonly reads: ReadonlySet<Template>
  readonly affects: ReadonlySet<Template>
}

export interface TargetRank {
  readonly template: Template
  readonly rank: number
  readonly cycle: ReadonlySet<Template> | undefined
  readonly storedReads: ReadonlySet<Template>
}

const noReads: ReadonlySet<Template> = new Set()

/** The order in which targets are evaluated, and its cycles, in which reads count as stored. Decisions §3. */
export const rankTargets = (targets: readonly TargetReads[]): TargetRank[] =>
  orderByReads(targets.map(({ template, reads, affects }) => ({ reads, affects, within: template }))).flatMap(
    ({ readers, isCycle }, rank) => {
      const members = [...readers].sort((a, b) => a - b).flatMap((index) => targets[index] ?? [])
      return isCycle
        ? rankCycle(members, rank)
        : members.map(({ template }) => ({ template, rank, cycle: undefined, storedReads: noReads }))
    },
  )

const rankCycle = (members: readonly TargetReads[], rank: number): TargetRank[] => {
  const cycle = new Set(members.map(({ template }) => template))
  const isAffected = relatedTo(new Set(members.flatMap(({ affects }) => [...affects])))
  return members.map(({ template, reads }) => ({ template, rank, cycle, storedReads: new Set([...reads].filter(isAffected)) }))
}
