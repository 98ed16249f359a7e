import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** An operator that takes no value has none. Specification 2.10. */
export const needlessValue: Check<'rules/needless-value'> = {
  code: 'rules/needless-value',
  level: 'info',
  ofObjects: true,
  section: 'Specification 2.10',
  summary: 'An operator that takes no value has none.',
  say: ({ operator }) => ({
    message: `the operator ${quote(operator)} takes no value; it is ignored.`,
    hint: 'Remove "value".',
  }),
  find: (subject) =>
    subject.objects.flatMap(({ raw, read, table: { kind } }) => {
      const { operator } = read
      const isNeedless = kind === 'comparison' && (operator === 'is_empty' || operator === 'is_not_empty')
      return isNeedless && (raw['value'] ?? undefined) !== undefined
        ? [{ pointer: subject.pointerTo(read, 'value'), args: { operator } }]
        : []
    }),
}
