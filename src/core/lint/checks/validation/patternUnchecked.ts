import type { UncheckedReason } from '../../../schema/compilePattern.ts'
import type { Check, Sentence } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** What happened, after the name of the pattern, and what a host can do about it. */
const sentences: Readonly<Record<UncheckedReason['kind'], (cause: string) => Sentence>> = {
  slow: () => ({
    message: 'took too long, so some values are not checked by it.',
    hint: 'Write it without look-around and back-references: then it is checked in no time, whatever the text.',
  }),
  'no-worker': (cause) => ({
    message: `needs a worker to be checked, and none could be started: ${cause}`,
    hint: 'Start it yourself with patternWorker={() => new Worker(…)}, and allow it: by worker-src in a Content-Security-Policy, by the policy name moduleform where Trusted Types are required.',
  }),
  'not-loaded': (cause) => ({
    message: `is not checked, because the code that does it did not load: ${cause}`,
    hint: 'Serve the chunks of this package beside the page that uses them, also after a new release.',
  }),
}

/** A pattern is checked in the browser at hand. Decisions §8. */
export const patternUnchecked: Check<'validation/pattern-unchecked'> = {
  code: 'validation/pattern-unchecked',
  level: 'error',
  foundBy: 'form',
  section: 'Decisions §8',
  summary: 'A pattern can be checked in the browser that shows the form.',
  say: ({ pattern, kind, cause }) => {
    const { message, hint } = sentences[kind](cause)
    return { message: `the pattern ${quote(pattern)} ${message}`, hint }
  },
}
