import type { Check } from '../../check.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { isConstant } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** A rule reads fields that somebody fills in. Decisions §3 and §4. */
export const operandNeverFilled: Check<'rules/operand-never-filled'> = {
  code: 'rules/operand-never-filled',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §3 and §4',
  summary: 'A rule reads fields that somebody fills in.',
  say: ({ id }) => ({
    message: `${quote(id)} is never shown and has no default; it is empty unless the host gives it a value.`,
    hint: 'Give it a default, show it, or read another field.',
  }),
  find: (subject) =>
    findComparisons(subject)
      .filter(({ template, definition, isSettled }) => isSettled && definition.default === undefined && isConstant(subject, template))
      .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'id'), args: { id: comparison.id } })),
}
