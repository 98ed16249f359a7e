import type { CharacterSet } from '../core/validation/characterSets.ts'
import { compilePattern } from '../core/schema/compilePattern.ts'
import { type Branch, type Quantified, readPattern } from './readPattern.ts'

const charsOverlap = (one: CharacterSet, other: CharacterSet): boolean =>
  one.some(([low, high]) => other.some(([otherLow, otherHigh]) => low <= otherHigh && otherLow <= high))

/** Patterns with more parts are not judged, because parts are compared with each other. */
const partLimit = 500

/**
 * Whether the time to match can double with each character of a text: a repetition whose inside can match the same text in several ways,
 * followed by something that can fail. Kept simple to avoid false alarms: `^([a-z]+)*$` and `^(a|a)*$` are found, `^(\w+\.)+\w+$` is not.
 * It is advice for the author of a pattern, and never decides whether one is run.
 */
export const isExponential = (pattern: string): boolean => {
  const compiled = compilePattern(pattern)
  const branches = compiled && readPattern(pattern, compiled.unicode)
  return branches !== undefined && countParts(branches) <= partLimit && branches.some((branch) => isBranchExponential(branch, false))
}

const countParts = (branches: readonly Branch[]): number =>
  branches.reduce(
    (sum, branch) => branch.reduce((inner, { part }) => inner + 1 + (part.kind === 'group' ? countParts(part.branches) : 0), sum),
    branches.length,
  )

const isBranchExponential = (branch: Branch, canFailBehind: boolean): boolean =>
  branch.some(({ part, max }, index) => {
    if (part.kind !== 'group') return false
    const canFail = canFailBehind || branch.slice(index + 1).some(canFailItself)
    if (max > manyTimes && canFail && isAmbiguous(part.branches)) return true
    return part.branches.some((inner) => isBranchExponential(inner, canFail))
  })

/** Fewer repetitions cannot take long. */
const manyTimes = 20

const canFailItself = ({ part, min }: Quantified): boolean =>
  min > 0 && (part.kind !== 'group' || part.branches.every((branch) => branch.some(canFailItself)))

/** Whether a repetition of these branches can match one text in several ways. */
const isAmbiguous = (branches: readonly Branch[]): boolean =>
  branches.some((branch) =>
    flatten(branch).some((quantified, index, all) =>
      isSwallowed(
        quantified,
        all.filter((_, at) => at !== index),
      ),
    ),
  ) || branches.some((branch, index) => branches.slice(index + 1).some((other) => isSameChar(branch, other)))

/** Replaces groups that are not repeated by their contents. */
const flatten = (branch: Branch): Branch =>
  branch.flatMap((quantified) => {
    const { part, min, max } = quantified
    const [only, second] = part.kind === 'group' ? part.branches : []
    return only && second === undefined && min === 1 && max === 1 ? flatten(only) : [quantified]
  })

/** A repetition of characters whose neighbours, if any, match only what it could match itself: `(a+)*`, `(a+b?)*`, `(a+a)*`. */
const isSwallowed = ({ part, max }: Quantified, beside: Branch): boolean => {
  if (max <= manyTimes) return false
  const set = charsOf(part)
  return set !== undefined && beside.filter(({ min }) => min > 0).every((other) => overlaps(set, other))
}

const overlaps = (set: CharacterSet, { part }: Quantified): boolean => {
  const other = charsOf(part)
  return other !== undefined && charsOverlap(set, other)
}

/** The characters of a part that matches a single one. */
const charsOf = (part: Quantified['part']): CharacterSet | undefined => {
  if (part.kind === 'chars') return part.set
  if (part.kind !== 'group') return undefined
  const sets = part.branches.map((branch) => (branch.length === 1 && branch[0]?.max === 1 ? charsOf(branch[0].part) : undefined))
  return sets.includes(undefined) ? undefined : sets.flatMap((set) => set ?? [])
}

/** Whether two branches match a single character each and share one. */
const isSameChar = (one: Branch, other: Branch): boolean => {
  const [first, second] = [one[0], other[0]]
  if (one.length !== 1 || other.length !== 1 || !first || !second) return false
  const set = charsOf(first.part)
  return set !== undefined && first.min > 0 && overlaps(set, second)
}
