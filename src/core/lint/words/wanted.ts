import type { UnnamedArgs } from '../../schema/problems.ts'
import { quote } from './quote.ts'

/** What was expected and what came instead: `the condition "if" is missing`, `the condition "if" was expected, but a text came`. */
export const wanted = (what: string, got: string): string =>
  got === 'nothing' ? `${what} is missing` : `${what} was expected, but ${got} came`

/** The same for an object that is identified by its id. */
export const wantedId = (owner: string, got: string): string =>
  got === 'nothing' ? `the ${owner} has no "id"` : `the "id" of the ${owner} was expected as a text, but ${got} came`

/** The same where something else may have come in place of the object. */
export const wantedObject = (owner: string, { got, isOther, value }: UnnamedArgs): string =>
  isOther === true
    ? `${/^[aeiou]/.test(owner) ? 'an' : 'a'} ${owner} was expected as an object with an id, but ${shown(got, value)} came`
    : wantedId(owner, got)

/** How to write a text that stands in place of an object with an id. */
export const hintToObject = ({ isOther, value }: UnnamedArgs): string | undefined =>
  isOther === true && typeof value === 'string' && value !== '' ? `Write { "id": ${quote(value)} }.` : undefined

/** A value in a sentence: itself if it is short, otherwise a description. */
export const shown = (got: string, value: unknown): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : got
}
