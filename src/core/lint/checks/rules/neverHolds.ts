import type { Check } from '../../check.ts'
import { dottedId } from '../../../plan/templates.ts'
import { findClash, readCondition } from '../../find/clauses.ts'
import { quote } from '../../words/quote.ts'

/** A condition can hold. Decisions §3. */
export const neverHolds: Check<'rules/never-holds'> = {
  code: 'rules/never-holds',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'A condition can hold.',
  say: ({ id }) => ({
    message: `the comparisons of ${quote(id)} exclude each other; the rule never applies.`,
    hint: 'Use "or" where one of them is enough, or remove the rule.',
  }),
  find: (subject) =>
    subject.rules.flatMap((placed) => {
      const reading = readCondition(subject, placed)
      const clashes = reading?.ways.map((way) => findClash(subject, way)) ?? []
      const [clash] = clashes
      if (clash === undefined || clashes.includes(undefined)) return []
      return [{ pointer: subject.pointerTo(placed.rule, 'if'), args: { id: dottedId(clash) } }]
    }),
}
