import type { Check } from '../../check.ts'
import { controlOf } from '../../../schema/fieldTypes.ts'
import { findComparisons } from '../../find/comparisons.ts'
import { quote } from '../../words/quote.ts'

/** A rule reads fields that can hold a value. Decisions §3. */
export const operandWithoutValue: Check<'rules/operand-without-value'> = {
  code: 'rules/operand-without-value',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §3',
  summary: 'A rule reads fields that can hold a value.',
  say: ({ id }) => ({
    message: `${quote(id)} is a heading and holds no value; it counts as empty.`,
    hint: 'Read one of the fields that people fill in.',
  }),
  find: (subject) =>
    findComparisons(subject)
      .filter(({ definition, isSettled }) => isSettled && definition.type === 'object' && controlOf(definition) === 'heading')
      .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'id'), args: { id: comparison.id } })),
}
