import type { Address } from '../../core/values/path.ts'

const isPlain = /^[\w/]*$/
const writeCharacter = (character: string) => (character === '/' ? '.' : `:${character.charCodeAt(0).toString(16)}:`)

/**
 * The DOM id of a field's control. Field ids may contain any character, but lists of DOM ids are separated by spaces, so special characters
 * are escaped.
 */
export const domId = (prefix: string, address: Address): string =>
  prefix + (isPlain.test(address) ? address.replaceAll('/', '.') : address.replaceAll(/\W/g, writeCharacter))

/** The DOM id of a field's description. */
export const descriptionId = (id: string): string => `${id}-description`

/** The DOM id of the error that a field shows. */
export const errorId = (id: string): string => `${id}-error`

/** The DOM id of the message that a control's list did not load. */
export const troubleId = (id: string): string => `${id}-trouble`

/** The DOM id of the message that a control's value could not be checked. */
export const uncheckedId = (id: string): string => `${id}-unchecked`
