import type { ProblemArgs } from '../../schema/problems.ts'
import { quote } from './quote.ts'

const choices = 'Write "choices": { "values": [{ "value": "…", "label": "…" }] }.'

/** What takes more than another name. */
const hints: Readonly<Record<string, string>> = {
  hidden: 'Write "ui_options": { "ui_widget": "hidden" }.',
  visible: 'Write "ui_options": { "ui_widget": "hidden" } to hide the field.',
  enum: choices,
  enumNames: 'Write each name as the "label" of its choice: "choices": { "values": [{ "value": "…", "label": "…" }] }.',
}

const hintsToShow = {
  field: 'Remove it: a field is shown unless its "ui_widget" is "hidden".',
  effect: 'Write "ui_options": { "ui_widget": null } to show the field.',
}

/** How to mend a key that has another name or another place. */
export const hintToRename = ({ key, right, ofField, isTaken, unfit, shows }: ProblemArgs['key/near-miss']): string => {
  if (shows) return hintsToShow[shows]
  if (isTaken) return `Remove it: ${quote(right)}${ofField ? ' of the field' : ''} stands already, and counts.`
  if (unfit !== undefined) return `Remove it: ${quote(right)} means nothing on a field of type ${quote(unfit)}.`
  if (Object.hasOwn(hints, key)) return hints[key] ?? ''
  if (ofField) return `Move it up to the field, as ${quote(right)}.`
  return right.includes('.') ? `Move ${quote(key)} to ${quote(right)}.` : `Rename it to ${quote(right)}.`
}
