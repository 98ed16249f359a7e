import { kindOf } from '../schema/json.ts'
import { findChoice } from '../values/findChoice.ts'
import { fitsType } from '../values/fitsType.ts'
import { readText } from '../values/readText.ts'
import { isSelect } from './isSelect.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject } from './subject.ts'

/**
 * Typed text must read, and a stored value must fit its field. A value that is one of the choices fits, and one that could be is left
 * to the check of choices. Decisions §2.
 */
export const checkType = (subject: Subject): RuleArgs['type'] | undefined => {
  const { node, value, text } = subject
  const { definition, control } = node
  const expected = definition.type ?? ''
  const reading = text === undefined ? undefined : readText(definition, control, text)
  if (reading && 'issue' in reading) return { issue: reading.issue, expected, value: text }
  const isOffered = offers(subject)
  if (!fitsType(value, definition) && (control === 'MultiSelect' || !isOffered(value))) return { issue: 'unfit', expected, value }
  if (control !== 'MultiSelect' || !Array.isArray(value)) return undefined
  const items = definition.items ?? {}
  const unfit: unknown = value.find((item) => !fitsType(item, items) && !isOffered(item))
  return unfit === undefined ? undefined : { issue: 'unfit', expected: items.type ?? '', value: unfit }
}

/** Whether options hold a value or others of its kind, or may once they are known. */
const offers = ({ node, choices }: Subject): ((item: unknown) => boolean) => {
  if (!isSelect(node.control)) return () => false
  if (node.optionSource?.content !== undefined && choices?.known !== true) return () => true
  const values = choices?.values ?? []
  return (item) => findChoice(values, item) !== undefined || values.some(({ value }) => kindOf(value) === kindOf(item))
}
