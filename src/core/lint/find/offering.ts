import { controlOf, fieldTypes, isFieldType } from '../../schema/fieldTypes.ts'
import type { Definition } from '../../schema/model.ts'
import type { Remedy } from '../../schema/problems.ts'

/** Controls that offer the options of their field, or may do so elsewhere. */
export const offering: ReadonlySet<string> = new Set(['SelectWidget', 'MultiSelect', 'input', 'unsupported'])

/** How a field whose control does not offer its options could do so, if at all. */
export const remedyFor = (definition: Definition): { readonly remedy?: Remedy } => {
  const { ui_options: _, ...bare } = definition
  const { type } = bare
  if (isFieldType(type) && fieldTypes[type].widgets.some((name) => name === 'SelectWidget')) return { remedy: 'select' }
  return offering.has(controlOf(bare)) ? { remedy: 'no-widget' } : {}
}
