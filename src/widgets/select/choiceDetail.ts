import type { Choice } from '../../core/schema/wire.ts'

/** What tells choices of the same label apart: the `id` of an object, or a scalar that is not its own label. Empty where there is nothing to tell. */
export const choiceDetail = ({ value, label }: Choice): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return ''
  return String(id) === label ? '' : String(id)
}
