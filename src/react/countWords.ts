import { grouped } from '../core/values/grouped.ts'

/** So many of something, in words; none of which nothing is said. */
export const count = (amount: number, noun: string, what: string): string[] =>
  amount === 0 ? [] : [`${grouped(amount)} ${noun}${amount === 1 ? '' : 's'} ${what}`]
