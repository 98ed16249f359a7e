import { quote } from './quote.ts'

/** How to mend a key that has another name or another place. */
export const hintToRename = (key: string, right: string, ofField: boolean): string => {
  if (ofField) return `Move it up to the field, as ${quote(right)}.`
  return right.includes('.') ? `Move ${quote(key)} to ${quote(right)}.` : `Rename it to ${quote(right)}.`
}
