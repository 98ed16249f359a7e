import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** What a host hands over for the form to call works. Decisions §8. */
export const callbackFailed: Check<'host/callback-failed'> = {
  code: 'host/callback-failed',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §8',
  summary: 'What the host hands over for the form to call does not throw.',
  say: ({ callback, reason }) => ({
    message: `${quote(callback)} of the host failed: ${quote(reason)}. The form went on; this is told once.`,
    hint: 'Catch in the callback what may fail there. In development the console shows where it was thrown.',
  }),
}
