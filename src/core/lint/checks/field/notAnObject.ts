import { wanted } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'

/** A field is an object. Specification 2.3. */
export const notAnObject: Check<'field/not-an-object'> = {
  code: 'field/not-an-object',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.3',
  summary: 'A field is an object.',
  say: ({ got }) => ({
    message: `${wanted('a field definition', got)}; it is left out.`,
    hint: 'A field is an object with "id" and "type".',
  }),
}
