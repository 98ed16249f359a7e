import type { Check } from '../../check.ts'
import { repeatedAt } from '../../find/repeatedAt.ts'

/** A rule stands once. Specification 2.10. */
export const repeatedRule: Check<'rules/repeated-rule'> = {
  code: 'rules/repeated-rule',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'A rule stands once.',
  say: () => ({ message: 'the same rule stands before this one.', hint: 'Remove one of the two.' }),
  find: (subject) =>
    repeatedAt(subject.rules, ({ rule, scope }) => JSON.stringify([rule, scope])).flatMap((at) => {
      const placed = subject.rules[at]
      return placed ? [{ pointer: subject.pointerTo(placed.rule), args: {} }] : []
    }),
}
