import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'

/**
 * Whether a text in a field is an expression: one that refers to earlier steps, and whose value nobody knows yet. Pure. Decisions §10.
 *
 * @example const isTemplate: IsTemplate = (text) => text.startsWith('=')
 */
export type IsTemplate = (text: string, field: Definition) => boolean

/**
 * The default: in an input or a textarea a text with `{{`, something, `}}` in it; elsewhere one template and nothing else. What a code
 * editor of a text holds is code, braces and all.
 */
export const isTemplate: IsTemplate = (text, field) => {
  const control = controlOf(field)
  const one = text.trim()
  const start = one.indexOf('{{')
  const end = one.indexOf('}}', start + 3)
  if (start < 0 || end < 0 || (control === 'CodeblockWidget' && field.type === 'string')) return false
  return control === 'input' || control === 'textarea' || (start === 0 && one.endsWith('}}') && !one.includes('{{', end))
}

/** What a field reads as whose value nobody knows yet. */
export const undetermined = Symbol()
