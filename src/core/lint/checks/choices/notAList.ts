import type { Check } from '../../check.ts'

/** The values of choices are a list. Specification 2.9. */
export const notAList: Check<'choices/not-a-list'> = {
  code: 'choices/not-a-list',
  level: 'error',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.9',
  summary: 'The values of choices are a list.',
  say: ({ got }) => ({
    message: `a list of choices was expected, but ${got} came.`,
    hint: 'Give a list, empty where nothing applies.',
  }),
}
