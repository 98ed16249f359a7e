import { isDate } from './isDate.ts'

const time = /^t(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/**
 * Whether a text is a moment: a date that exists, `T`, a time with or without seconds, and a time zone (`Z` or an offset such as
 * `+02:00`). `24:00` and a leap second `:60` are refused, since much that receives such a text cannot read them. Specification 2.7,
 * decisions §8.
 */
export const isDateTime = (text: string): boolean => isDate(text.slice(0, 10)) && time.test(text.slice(10))
