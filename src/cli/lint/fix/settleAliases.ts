import { aliasFixes } from './aliasFixes.ts'
import { changeDraft, type Draft } from './draft.ts'

/** Far more than aliases can stand inside one another. */
const roundLimit = 50

/** Writes aliases as they are read, those inside others in a later round. */
export const settleAliases = (start: Draft, isReported: (code: string) => boolean): Draft => {
  let draft = start
  for (let round = 0; round < roundLimit; round += 1) {
    const next = changeDraft(
      draft,
      draft.fixablesOf(aliasFixes).filter(({ problem }) => isReported(problem.code)),
    )
    if (next === draft) return draft
    draft = next
  }
  return draft
}
