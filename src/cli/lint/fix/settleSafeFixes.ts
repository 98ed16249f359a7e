import { aliasFixes } from './aliasFixes.ts'
import { changeDraft, type Draft } from './draft.ts'
import type { Fixes } from './fixes.ts'
import { removalFixes } from './removalFixes.ts'

const safeFixes: Fixes = { ...aliasFixes, ...removalFixes }

/** Far more than aliases can stand inside one another. */
const roundLimit = 50

/** Makes all changes that leave the form as it is, those inside others in a later round: aliases are written as they are read, what is said twice goes. */
export const settleSafeFixes = (start: Draft, isReported: (code: string) => boolean): Draft => {
  let draft = start
  for (let round = 0; round < roundLimit; round += 1) {
    const next = changeDraft(
      draft,
      draft.fixablesOf(safeFixes).filter(({ problem }) => isReported(problem.code)),
    )
    if (next === draft) return draft
    draft = next
  }
  return draft
}
