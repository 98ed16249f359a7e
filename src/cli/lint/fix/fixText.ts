import type { Problem } from '../../../core/schema/problems.ts'
import { aliasFixes } from './aliasFixes.ts'
import { changesIn } from './changesIn.ts'
import { isWorse } from './isWorse.ts'
import { nearMissFixes } from './nearMissFixes.ts'
import { applyChanges } from './textEdit.ts'

export interface FixedText {
  readonly text: string
  /** Changes made. */
  readonly count: number
}

interface Fixing {
  readonly name: string
  readonly isReported: (code: string) => boolean
  /** Near misses that were tried and made things worse, by code and pointer. */
  readonly refused: Set<string>
  trialsLeft: number
}

/** Rounds of one kind of fix; each may bring to light what was inside. */
const roundLimit = 50
/** So many trials of near misses are made in one text before the rest is left alone: each lints it anew. */
const trialLimit = 60

/**
 * Mends what can be mended mechanically, again and again until nothing is left. Aliases are written as they are read. A near miss is corrected only where that adds no
 * error and no warning of any kind: what was ignored may be wrong inside. All else in the text stays as it is.
 */
export const fixText = (name: string, text: string, isReported: (code: string) => boolean = () => true): FixedText => {
  const fixing: Fixing = { name, isReported, refused: new Set(), trialsLeft: trialLimit }
  return repeat(settle({ text, count: 0 }, fixing), (fixed) => {
    const { fixables } = changesIn(name, fixed.text, nearMissFixes)
    const wanted = fixables.map(({ problem }) => problem).filter(({ code }) => isReported(code))
    return correct(
      fixed,
      wanted.map(identify).filter((id) => !fixing.refused.has(id)),
      fixing,
    )
  })
}

const repeat = (start: FixedText, step: (fixed: FixedText) => FixedText): FixedText => {
  let fixed = start
  for (let round = 0; round < roundLimit; round += 1) {
    const next = step(fixed)
    if (next.text === fixed.text) return fixed
    fixed = next
  }
  return fixed
}

/** Writes aliases as they are read, those inside others in a later round. */
const settle = (start: FixedText, { name, isReported }: Fixing): FixedText =>
  repeat(start, ({ text, count }) => {
    const { fixables } = changesIn(name, text, aliasFixes)
    const applied = applyChanges(
      text,
      fixables.filter(({ problem }) => isReported(problem.code)).map(({ change }) => change),
    )
    return { text: applied.text, count: count + applied.count }
  })

/** Corrects near misses all at once, and where that makes things worse each half of them by itself, down to the ones at fault. */
const correct = (fixed: FixedText, ids: readonly string[], fixing: Fixing): FixedText => {
  if (ids.length === 0 || fixing.trialsLeft === 0) return fixed
  fixing.trialsLeft -= 1
  const { problems, fixables } = changesIn(fixing.name, fixed.text, nearMissFixes)
  const wanted = new Set(ids)
  const changes = fixables.filter(({ problem }) => wanted.has(identify(problem))).map(({ change }) => change)
  const applied = applyChanges(fixed.text, changes)
  const tried = settle({ text: applied.text, count: fixed.count + applied.count }, fixing)
  const after = changesIn(fixing.name, tried.text, {})
  if (!after.isFaulty && !isWorse(problems, after.problems)) return tried
  if (ids.length === 1) {
    for (const id of ids) fixing.refused.add(id)
    return fixed
  }
  const middle = Math.ceil(ids.length / 2)
  return correct(correct(fixed, ids.slice(0, middle), fixing), ids.slice(middle), fixing)
}

const identify = ({ code, pointer }: Problem): string => `${code} ${pointer}`
