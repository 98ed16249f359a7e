import type { Problem } from '../../../core/schema/problems.ts'
import { parentAddress } from '../../../core/values/path.ts'
import { changeDraft, type Draft } from './draft.ts'
import { isWorse } from './isWorse.ts'
import { nearMissFixes } from './nearMissFixes.ts'
import { settleSafeFixes } from './settleSafeFixes.ts'

type IsReported = (code: string) => boolean

/** Each trial lints the whole text. What is undecided then is left alone. */
const trialLimit = 40

/** Corrections to be tried together, all in one part of the schema. */
interface Group {
  readonly part: string
  readonly ids: readonly string[]
}

/**
 * Corrects near misses, all at once. Where a part of the schema (a field of the root, or all else) is worse afterwards, half of its corrections are tried, and so on, in
 * all such parts at the same time: a few trials decide over any number of fields.
 */
export const correctNearMisses = (draft: Draft, isReported: IsReported): Draft => correct(draft, groupsOf(draft, isReported), isReported)

const correct = (draft: Draft, start: readonly Group[], isReported: IsReported): Draft => {
  let groups = start
  for (let trial = 0; trial < trialLimit && groups.length > 0; trial += 1) {
    const attempted = firstOfEach(groups)
    const tried = attempt(draft, attempted, isReported)
    if (!tried.isFaulty && !isWorse(draft.problems, tried.problems)) return tried
    const guilty = findGuilty(draft, tried, attempted)
    if (guilty.length === 0) return correctHalf(draft, attempted, isReported)
    groups = groups.flatMap((group) => (guilty.includes(group) ? splitGroup(group) : [group]))
  }
  return draft
}

/** What got worse where nothing was tried may be the fault of any: the first half is decided by itself, the second one if that came to nothing. */
const correctHalf = (draft: Draft, groups: readonly Group[], isReported: IsReported): Draft => {
  const [only] = groups
  if (only !== undefined && groups.length === 1) return correct(draft, splitGroup(only), isReported)
  const middle = Math.ceil(groups.length / 2)
  const half = correct(draft, groups.slice(0, middle), isReported)
  return half === draft ? correct(draft, groups.slice(middle), isReported) : half
}

const groupsOf = (draft: Draft, isReported: IsReported): Group[] => {
  const idsOf = new Map<string, string[]>()
  const targets = new Set<string>()
  for (const { problem } of draft.fixablesOf(nearMissFixes)) {
    if (!isReported(problem.code)) continue
    const target = targetOf(problem)
    if (targets.has(target)) continue
    targets.add(target)
    const ids = idsOf.get(partOf(problem)) ?? []
    idsOf.set(partOf(problem), [...ids, identify(problem)])
  }
  return [...idsOf].map(([part, ids]) => ({ part, ids }))
}

/** Of two keys that go to the same place, or into the same object, one waits: each would make it anew. */
const targetOf = (problem: Problem): string => {
  if (problem.code !== 'key/near-miss') return identify(problem)
  const owner = parentAddress(problem.pointer)
  return `${problem.args.ofField ? parentAddress(owner) : owner} ${problem.args.right.split('.')[0]}`
}

/** Of two groups in one part the second waits. */
const firstOfEach = (groups: readonly Group[]): readonly Group[] => [
  ...new Map([...groups].reverse().map((group) => [group.part, group])).values(),
]

const attempt = (draft: Draft, groups: readonly Group[], isReported: IsReported): Draft => {
  const wanted = new Set(groups.flatMap(({ ids }) => ids))
  const fixables = draft.fixablesOf(nearMissFixes).filter(({ problem }) => wanted.has(identify(problem)))
  return settleSafeFixes(changeDraft(draft, fixables), isReported)
}

/** The groups in whose parts things are worse. */
const findGuilty = (before: Draft, after: Draft, attempted: readonly Group[]): readonly Group[] => {
  const [was, is] = [byPart(before.problems), byPart(after.problems)]
  return attempted.filter(({ part }) => isWorse(was.get(part) ?? [], is.get(part) ?? []))
}

/** A correction that made things worse by itself is given up. */
const splitGroup = ({ part, ids }: Group): Group[] => {
  if (ids.length === 1) return []
  const middle = Math.ceil(ids.length / 2)
  return [ids.slice(0, middle), ids.slice(middle)].map((half) => ({ part, ids: half }))
}

const byPart = (problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> => {
  const parts = new Map<string, Problem[]>()
  for (const problem of problems) {
    const part = partOf(problem)
    const found = parts.get(part)
    if (found === undefined) parts.set(part, [problem])
    else found.push(problem)
  }
  return parts
}

const partOf = ({ pointer }: Problem): string => /^\/fields\/\d+/.exec(pointer)?.[0] ?? ''

const identify = ({ code, pointer }: Problem): string => `${code} ${pointer}`
