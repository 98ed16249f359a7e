import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { controlOf } from '../../../schema/fieldTypes.ts'

/** An array says what its items are. Specification 2.4. */
export const noItems: Check<'array/no-items'> = {
  code: 'array/no-items',
  level: 'warning',
  ofObjects: true,
  section: 'Specification 2.4',
  summary: 'An array says what its items are.',
  say: () => ({
    message: 'the array has no "items"; each of its rows is a text.',
    hint: 'Add "items" with a "type", and with "fields" where rows are objects.',
  }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(({ definition, isWhole }) => isWhole && definition.type === 'array' && controlOf(definition) === 'rows')
      .filter(({ raw }) => (raw['items'] ?? undefined) === undefined)
      .map(({ read }) => ({ pointer: subject.pointerTo(read), args: {} })),
}
