import { changeDraft, type Draft, fixedProblems, openDraft } from './draft.ts'
import { aliasFixes, type Fixes, nearMissFixes, removalFixes } from './fixTable.ts'
import type { Edits } from './textEdit.ts'
import type { Problem, ProblemCode } from '../../../core/schema/problems.ts'
import { parentAddress } from '../../../core/values/path.ts'

interface FixedDraft {
  readonly draft: Draft
  /** Findings of the original text that are gone. Problems that appeared only during fixing are not included, even if fixed. */
  readonly fixed: ReadonlySet<Problem>
}

export interface FixedText extends Pick<FixedDraft, 'fixed'> {
  readonly text: string
}

/** A corrected key may reveal problems inside its value; no schema needs more rounds. */
const roundLimit = 20

/** Fixes a text, as `fixDraft` does. */
export const fixText = (name: string, text: string, isReported: IsReported = () => true): FixedText => {
  const { draft, fixed } = fixDraft(openDraft(name, text), isReported)
  return { text: draft.text, fixed }
}

/**
 * Applies all automatic fixes, repeatedly until none is left. Aliases get their canonical form, and what is repeated or has no effect is
 * removed. A near miss is corrected only if that adds no error and no warning of any kind, because the ignored value may be wrong itself.
 * The rest of the text stays as it is.
 */
export const fixDraft = (start: Draft, isReported: IsReported): FixedDraft => {
  let draft = settleSafeFixes(start, isReported)
  for (let round = 0; round < roundLimit; round += 1) {
    const next = correctNearMisses(draft, isReported)
    if (next === draft) break
    draft = next
  }
  const fixed = draft === start ? [] : [...fixedProblems(draft)].filter(({ code }) => isReported(code))
  return { draft, fixed: new Set(fixed) }
}

type IsReported = (code: string) => boolean

const safeFixes: Fixes = { ...aliasFixes, ...removalFixes }

/** Far more than aliases can be nested. */
const settleLimit = 50

/** Applies all fixes that do not change the form (aliases, repetitions), nested ones in a later round. */
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

/** The edits that fix each problem of the original text alone. Problems that depend on another correction are not included. */
export const changesOf = (draft: Draft): ReadonlyMap<Problem, Edits> => {
  const isAwaited = findAwaited(draft)
  const fixables = draft.fixablesOf({ ...safeFixes, ...nearMissFixes }).filter(({ problem }) => !isAwaited(problem))
  return new Map(fixables.map(({ problem, change }) => [problem, change.edits]))
}

/** Keys that a fix adds if they are missing. */
const addedKeys: Partial<Record<ProblemCode, string>> = {
  'schema/no-metadata': 'metadata',
  'schema/no-version': 'workflows_module_schema_version',
  'choices/missing-label': 'label',
  'choices/id-without-value': 'value',
  'content/no-type': 'type',
  'rules/missing-apply-as': 'apply_as',
}

/** Whether a missing key is present under a wrong name: the assumed value must not replace the one that was meant. */
const findAwaited = ({ problems }: Draft): ((problem: Problem) => boolean) => {
  const awaited = new Set(problems.filter(({ code }) => code === 'key/near-miss').map(targetOf))
  return ({ code, pointer }) => awaited.has(`${pointer} ${addedKeys[code]}`)
}

/** Each trial lints the whole text. Corrections that are still undecided after this many are not applied. */
const trialLimit = 40

/** Corrections to be tried together, all in one part of the schema. */
interface Group {
  readonly part: string
  readonly ids: readonly string[]
}

/**
 * Corrects all near misses at once. If a part of the schema (a root field, or all the rest) gets worse, half of its corrections are tried,
 * and so on, in all such parts at the same time: a few trials decide about any number of fields.
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

/**
 * If a part got worse in which nothing was tried, any group may be the cause: the first half is decided alone, then the second half if the
 * first one changed nothing.
 */
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

/** Corrections with the same target key or object must not run in one round: each would create it. */
const targetOf = (problem: Problem): string => {
  if (problem.code !== 'key/near-miss') return identify(problem)
  const owner = parentAddress(problem.pointer)
  return `${problem.args.ofField ? parentAddress(owner) : owner} ${problem.args.right.split('.')[0]}`
}

/** The first group of each part; further ones wait. */
const firstOfEach = (groups: readonly Group[]): readonly Group[] => [
  ...new Map([...groups].reverse().map((group) => [group.part, group])).values(),
]

const attempt = (draft: Draft, groups: readonly Group[], isReported: IsReported): Draft => {
  const wanted = new Set(groups.flatMap(({ ids }) => ids))
  const fixables = draft.fixablesOf(nearMissFixes).filter(({ problem }) => wanted.has(identify(problem)))
  return settleSafeFixes(changeDraft(draft, fixables), isReported)
}

/** The groups whose parts got worse. */
const findGuilty = (before: Draft, after: Draft, attempted: readonly Group[]): readonly Group[] => {
  const [was, is] = [byPart(before.problems), byPart(after.problems)]
  return attempted.filter(({ part }) => isWorse(was.get(part) ?? [], is.get(part) ?? []))
}

/** A single correction that made things worse is dropped. */
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
