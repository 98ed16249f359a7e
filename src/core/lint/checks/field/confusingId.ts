import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

/** An id can be written in rules and paths without doubt. Decisions §2 and §3. */
export const confusingId: Check<'field/confusing-id'> = {
  code: 'field/confusing-id',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §2 and §3',
  summary: 'An id can be written in rules and paths without doubt.',
  say: ({ id }) => ({
    message: `the id ${quote(id)} holds a dot, a slash or a space at its ends, or is "items": in rules and dependencies it reads like a path.`,
    hint: 'Use letters, digits and underscores.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, table: { kind } }) => {
      const { id } = read
      return kind === 'field' && typeof id === 'string' && (/[./~]|^\s|\s$/.test(id) || id === 'items')
        ? [{ pointer: subject.pointerTo(read, 'id'), args: { id } }]
        : []
    }),
}
