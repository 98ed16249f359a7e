import { findChoice } from '../values/findChoice.ts'
import { isEmpty } from '../values/isEmpty.ts'
import { allowsText } from './allowsText.ts'
import { isSelect } from './isSelect.ts'
import type { Undecided } from './matchPattern.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject } from './subject.ts'

/**
 * What a select holds is among its choices, where these are known to be all. Text typed into it is allowed where the pattern of the
 * options matches it. Decisions §2 and §6.
 */
export const checkChoices = ({ node, value, choices, matchPattern }: Subject): RuleArgs['choices'] | Undecided | undefined => {
  if (!choices?.complete || !isSelect(node.control)) return undefined
  const chosen: readonly unknown[] = node.control === 'MultiSelect' && Array.isArray(value) ? value : [value]
  let undecided: Undecided | undefined
  for (const item of chosen) {
    if (isEmpty(item) || findChoice(choices.values, item)) continue
    const allowed = allowsText(node, item, matchPattern)
    if (allowed === false) return { value: item }
    // What will be known has to be waited for.
    if (allowed !== true && undecided !== 'pending') undecided = allowed
  }
  return undecided
}
