import type { FieldNode } from '../plan/plan.ts'
import type { FieldInput } from './subject.ts'

/**
 * The choices a field brings itself, as far as validation may rely on them: all there are, unless content is loaded in their place or
 * the list is empty, which marks one that is loaded. Specification 2.9, decisions §6.
 */
export const staticChoices = ({ optionSource }: FieldNode): FieldInput['choices'] => {
  const values = optionSource?.choices?.values
  return values && values.length > 0 ? { values, complete: !optionSource?.content } : undefined
}
