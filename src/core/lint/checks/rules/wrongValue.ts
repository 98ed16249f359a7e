import { numeral } from '../../../schema/readNumber.ts'
import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'

/** The value of a comparison is what its operator takes. Specification 2.10. */
export const wrongValue: Check<'rules/wrong-value'> = {
  code: 'rules/wrong-value',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.10',
  summary: 'The value of a comparison is what its operator takes.',
  say: ({ operator, expected, got, value }) => ({
    message: `the operator ${quote(operator)} compares with ${expected}, but ${cameInstead(got, value)}; the comparison never holds.`,
    hint: isLong(expected, value) ? 'A number keeps about 16 digits: write one with fewer.' : `Make "value" ${expected}.`,
  }),
}

const cameInstead = (got: string, value: unknown): string => {
  if (got === 'nothing') return '"value" is missing'
  return value === undefined ? `${got} came` : `"value" is ${quote(value)}`
}

/** A text of digits that no number has exactly. */
const isLong = (expected: string, value: unknown): boolean =>
  expected === 'a number' && typeof value === 'string' && numeral.test(value.trim())
