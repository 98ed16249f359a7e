import type { FormatName } from '../schema/wire.ts'

// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const email = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/**
 * Whether a text is an e-mail address by the rule of `<input type="email">`, at most 254 characters with at most 64 before the `@` (RFC
 * 5321). `ada@localhost` is valid; an address with a display name is not. Specification 2.7.
 */
const isEmail = (text: string): boolean => text.length <= 254 && email.test(text)

const uri = /^[a-zA-Z][a-zA-Z\d+.-]*:[^\s\p{Cc}]+$/u

const date = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/**
 * Whether a text is a day of the calendar as `YYYY-MM-DD`, from year 0001 on: 2024-02-29 is one, 2025-02-30 is not. Specification 2.7,
 * decisions §8.
 */
const isDate = (text: string): boolean => {
  if (!date.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // Some engines carry a day that does not exist over into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const time = /^t(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/**
 * Whether a text is a date with time: an existing date, `T`, a time with or without seconds, and a time zone (`Z` or an offset such as
 * `+02:00`). `24:00` and a leap second `:60` are refused, since many systems cannot read them. Specification 2.7, decisions §8.
 */
const isDateTime = (text: string): boolean => isDate(text.slice(0, 10)) && time.test(text.slice(10))

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a text has a format. A `uri` is a scheme, a colon and at least one more character, without spaces and control characters: modules
 * accept connection strings and addresses with letters of any script. `javascript:` is a scheme too, so a value is never rendered as a
 * link. Specification 2.7, decisions §8.
 */
export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  email: isEmail,
  uri: (text) => uri.test(text),
  date: isDate,
  'date-time': isDateTime,
  uuid: (text) => uuid.test(text),
}
