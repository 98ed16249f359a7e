import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

/** A password has no default. Specification 2.5. */
export const password: Check<'default/password'> = {
  code: 'default/password',
  level: 'error',
  isAdvice: true,
  section: 'Specification 2.5',
  summary: 'A password has no default.',
  say: ({ id }) => ({
    message: `the password field ${quote(id)} has a default, which everybody who loads the schema can read.`,
    hint: 'Remove the default. A secret belongs into a connection.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ definition, read }) => {
      const { default: value, ui_options: options } = definition
      if (options?.ui_widget !== 'password' || typeof value !== 'string' || value === '') return []
      return [{ pointer: subject.pointerTo(read, 'default'), args: { id: typeof read['id'] === 'string' ? read['id'] : 'items' } }]
    }),
}
