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
    message: `a field definition was expected, but ${got} came; it is left out.`,
    hint: 'A field is an object with "id" and "type".',
  }),
}
