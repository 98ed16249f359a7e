import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'

/**
 * Whether a text in a field is an expression: it refers to earlier steps, so its value is not known yet. Pure. Decisions §10.
 *
 * @example const isTemplate: IsTemplate = (text) => text.startsWith('=')
 */
export type IsTemplate = (text: string, field: Definition) => boolean

/**
 * The default: in an input or a textarea, text that contains `{{`, at least one character and `}}`; elsewhere a single template without
 * other text. The content of a code editor for text is code, even with braces.
 */
export const isTemplate: IsTemplate = (text, field) => {
  const control = controlOf(field)
  const one = text.trim()
  const start = one.indexOf('{{')
  const end = one.indexOf('}}', start + 3)
  if (start < 0 || end < 0 || (control === 'CodeblockWidget' && field.type === 'string')) return false
  return control === 'input' || control === 'textarea' || (start === 0 && one.endsWith('}}') && !one.includes('{{', end))
}

/** The value of a field whose value is not known yet. */
export const undetermined = Symbol()
