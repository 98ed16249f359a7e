import type { Check } from '../../check.ts'
import { dottedId } from '../../../plan/templates.ts'
import { findClash, readCondition } from '../../find/clauses.ts'
import { quote } from '../../words/quote.ts'

/** A condition depends on a value. Decisions §3. */
export const alwaysHolds: Check<'rules/always-holds'> = {
  code: 'rules/always-holds',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'A condition depends on a value.',
  say: ({ id }) => ({
    message: `the comparisons of ${quote(id)} leave no value out; the rule always applies.`,
    hint: 'Write what the rule does into the field itself, or use "and".',
  }),
  find: (subject) =>
    subject.rules.flatMap((placed) => {
      const negation = readCondition(subject, placed, true)
      const clashes = negation?.ways.map((way) => findClash(subject, way)) ?? []
      const [clash] = clashes
      if (clash === undefined || clashes.includes(undefined)) return []
      return [{ pointer: subject.pointerTo(placed.rule, 'if'), args: { id: dottedId(clash) } }]
    }),
}
