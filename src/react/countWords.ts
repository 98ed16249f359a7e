import { grouped } from '../core/values/grouped.ts'

/** A count in words, such as `2 fields …`; empty for zero. */
export const count = (amount: number, noun: string, what: string): string[] =>
  amount === 0 ? [] : [`${grouped(amount)} ${noun}${amount === 1 ? '' : 's'} ${what}`]
