import { findChoice } from '../values/findChoice.ts'
import { fitsType } from '../values/fitsType.ts'
import { readText } from '../values/readText.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { Subject } from './subject.ts'

/** Typed text must read, and a stored value must fit its field. A value that is one of the choices fits. Decisions §2. */
export const checkType = ({ node, value, text, choices }: Subject): RuleArgs['type'] | undefined => {
  const { definition, control } = node
  const expected = definition.type ?? ''
  const reading = text === undefined ? undefined : readText(definition, control, text)
  if (reading && 'issue' in reading) return { issue: reading.issue, expected, value: text }
  const isOffered = (item: unknown): boolean => findChoice(choices?.values ?? [], item) !== undefined
  if (!fitsType(value, definition) && !isOffered(value)) return { issue: 'unfit', expected, value }
  if (control !== 'MultiSelect' || !Array.isArray(value)) return undefined
  const items = definition.items ?? {}
  const unfit: unknown = value.find((item) => !fitsType(item, items) && !isOffered(item))
  return unfit === undefined ? undefined : { issue: 'unfit', expected: items.type ?? '', value: unfit }
}
