import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The host gives values that are JSON. Decisions §2. */
export const unreadableValue: Check<'host/unreadable-value'> = {
  code: 'host/unreadable-value',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §2',
  summary: 'The values that the host gives are plain JSON.',
  say: ({ path, got }) => ({
    message: `the value that the host gave at ${quote(path)} is ${got}, which is no JSON; it is left out.`,
    hint: 'Give texts, finite numbers, true, false, null, and lists and objects of them.',
  }),
}
