import { shown } from '../../words/wanted.ts'
import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The value of a key has the type the specification gives it. Specification 2. */
export const wrongType: Check<'key/wrong-type'> = {
  code: 'key/wrong-type',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2',
  summary: 'The value of a key has the type the specification gives it.',
  say: ({ key, expected, got, value }) => ({
    message: `${named(key)} must be ${expected}, but is ${shown(got, value)}; it is ignored.`,
    hint: `Make it ${expected}, or remove it.`,
  }),
}

/** Of a list the keys are numbers. */
const named = (key: string): string => (/^\d+$/.test(key) ? `entry ${Number(key) + 1} of the list` : quote(key))
