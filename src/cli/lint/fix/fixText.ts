import { correctNearMisses } from './correctNearMisses.ts'
import { openDraft } from './draft.ts'
import { settleSafeFixes } from './settleSafeFixes.ts'

export interface FixedText {
  readonly text: string
  /** Changes made. */
  readonly count: number
}

/** Corrected keys may bring to light what was inside; no schema needs more rounds. */
const roundLimit = 20

/**
 * Mends what can be mended mechanically, again and again until nothing is left. Aliases are written as they are read, and what is said twice or to nobody goes. A near miss is corrected only where that adds no
 * error and no warning of any kind: what was ignored may be wrong inside. All else in the text stays as it is.
 */
export const fixText = (name: string, text: string, isReported: (code: string) => boolean = () => true): FixedText => {
  let draft = settleSafeFixes(openDraft(name, text), isReported)
  for (let round = 0; round < roundLimit; round += 1) {
    const next = correctNearMisses(draft, isReported)
    if (next === draft) break
    draft = next
  }
  return { text: draft.text, count: draft.count }
}
