import type { Check } from '../../check.ts'
import { quoteAll } from '../../words/quote.ts'

/** Answers of /schema settle. Decisions §5. */
export const loop: Check<'reload/loop'> = {
  code: 'reload/loop',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §5',
  summary: 'Answers of /schema settle.',
  say: ({ fields }) => ({
    message: `the schema was reloaded again and again without an edit, because of ${quoteAll(fields)}; reloading has stopped.`,
    hint: 'Let answers of /schema settle: their defaults should not change fields that load the schema.',
  }),
}
