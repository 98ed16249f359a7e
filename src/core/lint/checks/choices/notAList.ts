import { wanted } from '../../words/wanted.ts'
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
    message: `${wanted('the list of choices "values"', got)}.`,
    hint: 'Give a list, empty where nothing applies.',
  }),
}
