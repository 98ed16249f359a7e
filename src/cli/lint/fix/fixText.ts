import { changeDraft, type Draft, mendedProblems, openDraft } from './draft.ts'
import { aliasFixes, type Fixes, nearMissFixes, removalFixes } from './fixTable.ts'
import type { Edits } from './textEdit.ts'
import type { Problem, ProblemCode } from '../../../core/schema/problems.ts'
import { parentAddress } from '../../../core/values/path.ts'

interface FixedDraft {
  readonly draft: Draft
  /** Findings of the text as it came that are gone. What came to light only then, and was mended as well, is none of them. */
  readonly fixed: ReadonlySet<Problem>
}

export interface FixedText extends Pick<FixedDraft, 'fixed'> {
  readonly text: string
}

/** Corrected keys may bring to light what was inside; no schema needs more rounds. */
const roundLimit = 20

/** Mends a text, as `fixDraft` does. */
export const fixText = (name: string, text: string, isReported: IsReported = () => true): FixedText => {
  const { draft, fixed } = fixDraft(openDraft(name, text), isReported)
  return { text: draft.text, fixed }
}

/**
 * Mends what can be mended mechanically, again and again until nothing is left. Aliases are written as they are read, and what is said twice or to nobody goes. A near miss is corrected only where that adds no
 * error and no warning of any kind: what was ignored may be wrong inside. All else in the text stays as it is.
 */
export const fixDraft = (start: Draft, isReported: IsReported): FixedDraft => {
  let draft = settleSafeFixes(start, isReported)
  for (let round = 0; round < roundLimit; round += 1) {
    const next = correctNearMisses(draft, isReported)
    if (next === draft) break
    draft = next
  }
  const fixed = draft === start ? [] : [...mendedProblems(draft)].filter(({ code }) => isReported(code))
  return { draft, fixed: new Set(fixed) }
}

type IsReported = (code: string) => boolean

const safeFixes: Fixes = { ...aliasFixes, ...removalFixes }

/** Far more than aliases can stand inside one another. */
const settleLimit = 50

/** Makes all changes that leave the form as it is, those inside others in a later round: aliases are written as they are read, what is said twice goes. */
const settleSafeFixes = (start: Draft, isReported: IsReported): Draft => {
  let draft = start
  for (let round = 0; round < settleLimit; round += 1) {
    const isAwaited = findAwaited(draft)
    const fixables = draft.fixablesOf(safeFixes).filter(({ problem }) => isReported(problem.code) && !isAwaited(problem))
    const next = changeDraft(draft, fixables)
    if (next === draft || next.isFaulty) return draft
    draft = next
  }
  return draft
}

/** What mends each problem by itself, in the text as it came. What another correction must come before is not among them. */
export const changesOf = (draft: Draft): ReadonlyMap<Problem, Edits> => {
  const isAwaited = findAwaited(draft)
  const fixables = draft.fixablesOf({ ...safeFixes, ...nearMissFixes }).filter(({ problem }) => !isAwaited(problem))
  return new Map(fixables.map(({ problem, change }) => [problem, change.edits]))
}

/** Keys that a fix adds where they are missing. */
const addedKeys: Partial<Record<ProblemCode, string>> = {
  'schema/no-metadata': 'metadata',
  'schema/no-version': 'workflows_module_schema_version',
  'choices/missing-label': 'label',
  'choices/id-without-value': 'value',
  'content/no-type': 'type',
  'rules/missing-apply-as': 'apply_as',
}

/** Whether a key that is missing stands there under a wrong name: what is assumed without it must not take the place of what was meant. */
const findAwaited = ({ problems }: Draft): ((problem: Problem) => boolean) => {
  const awaited = new Set(problems.filter(({ code }) => code === 'key/near-miss').map(targetOf))
  return ({ code, pointer }) => awaited.has(`${pointer} ${addedKeys[code]}`)
}

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
const correctNearMisses = (draft: Draft, isReported: IsReported): Draft => correct(draft, groupsOf(draft, isReported), isReported)

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

/** More problems than before, or more errors or warnings of one code. */
const isWorse = (before: readonly Problem[], after: readonly Problem[]): boolean => {
  if (after.length > before.length) return true
  const earlier = countGrave(before)
  return [...countGrave(after)].some(([code, count]) => count > (earlier.get(code) ?? 0))
}

const countGrave = (problems: readonly Problem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { code, level } of problems) if (level !== 'info') counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
