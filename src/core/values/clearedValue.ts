import { controlOf } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import { defaultOf } from './defaultOf.ts'

/**
 * What a field holds once it is cleared: a text is `""`; a number, a choice, a connection is absent (`undefined`), or `null` where the
 * field has a default, so that the default does not come back. Decisions §2.
 */
export const clearedValue = (definition: Definition): '' | null | undefined => {
  if (definition.type === 'string' && controlOf(definition) !== 'SelectWidget') return ''
  return defaultOf(definition) === undefined ? undefined : null
}
