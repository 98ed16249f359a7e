import { quote } from './quote.ts'

/** What takes more than another name. */
const hints: Readonly<Record<string, string>> = {
  hidden: 'Write "ui_options": { "ui_widget": "hidden" }.',
  visible: 'Write "ui_options": { "ui_widget": null } to show a field, "hidden" to hide it.',
  enum: 'Write "choices": { "values": [{ "value": "…", "label": "…" }] }.',
  enumNames: 'Write "choices": { "values": [{ "value": "…", "label": "…" }] }.',
}

/** How to mend a key that has another name or another place. */
export const hintToRename = (key: string, right: string, ofField: boolean): string => {
  if (Object.hasOwn(hints, key)) return hints[key] ?? ''
  if (ofField) return `Move it up to the field, as ${quote(right)}.`
  return right.includes('.') ? `Move ${quote(key)} to ${quote(right)}.` : `Rename it to ${quote(right)}.`
}
