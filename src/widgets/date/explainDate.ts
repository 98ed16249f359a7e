import type { DateIssue, RuleArgs } from '../../core/validation/ruleArgs.ts'
import { dateExample, type DateKind } from './formatDate.ts'
import { readDate } from './readDate.ts'

type FormatArgs = RuleArgs['format']

const longestQuote = 60

const sentences: Readonly<Record<DateIssue['fault'], (issue: DateIssue, text: string, noun: string) => string>> = {
  unreadable: ({ example }, text, noun) => `"${text}" cannot be read as a ${noun}. Enter one such as ${example}.`,
  year: ({ example }) => `Enter the year with four digits, such as ${example}.`,
  'no-date': ({ example }) => `Enter the date before the time, such as ${example}.`,
  'no-time': ({ example }) => `Enter a time after the date, such as ${example}.`,
  'with-time': ({ example }) => `Enter the date without a time, such as ${example}.`,
  'no-such-month': ({ example }) => `Months go from 1 to 12. Enter a date such as ${example}.`,
  'no-such-day': ({ detail }) => `${detail} does not have this day.`,
  'no-such-time': ({ example }) => `No day has this time. Enter one such as ${example}.`,
  skipped: ({ detail }) => `${detail} does not exist: the clocks go forward then. Enter another time.`,
  'unknown-zone': ({ detail }) => `The time zone "${detail}" is not known here. Enter an offset, such as +01:00.`,
  'not-entered': (_issue, text, noun) => `"${text}" is not stored as a ${noun}. Enter it once more.`,
}

/** Adds to what a `format` message can name why the text of a date is none, and the sentence that says so. Other formats are left as they are. */
export function explainDate(args: FormatArgs, locale: string | undefined): { readonly args: FormatArgs; readonly sentence?: string } {
  const { format, value, control } = args
  // A plain text control reads no dates.
  if ((format !== 'date' && format !== 'date-time') || format !== control) return { args }
  const reading = readDate(value, { kind: format, locale, before: '' })
  const example = dateExample(format, locale)
  // Only what a host or module gave as a text still stands there as one.
  const issue = 'fault' in reading ? { ...reading, example } : { fault: 'not-entered' as const, example }
  const text = value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value
  const sentence = sentences[issue.fault]({ ...issue, sentence: '' }, text, nouns[format])
  return { args: { ...args, date: { ...issue, sentence } }, sentence }
}

const nouns: Readonly<Record<DateKind, string>> = { date: 'date', 'date-time': 'date and time' }
