import type { ControlName } from '../schema/fieldTypes.ts'
import type { FieldType, FormatName } from '../schema/wire.ts'
import { labelOfValue } from '../values/choices.ts'
import { grouped } from '../values/grouped.ts'
import type { RuleArgs, RuleName } from './ruleArgs.ts'

/** The host's texts, replacing the default English: a text, or a function of the rule's arguments. Decisions §8. */
export type ValidationMessages = { readonly [Rule in RuleName]?: string | ((args: RuleArgs[Rule]) => string) }

const longestQuote = 60

/** A text in quotation marks, cut if it is too long for a message. */
const quote = (text: string): string => `"${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}"`

const characters = (amount: number): string => `${grouped(amount)} character${amount === 1 ? '' : 's'}`
const entries = (amount: number): string => `${grouped(amount)} ${amount === 1 ? 'entry' : 'entries'}`
const now = (amount: number): string => ` (now ${grouped(amount)}).`

const needed: Readonly<Record<FieldType, string>> = {
  string: 'A text',
  number: 'A number',
  integer: 'A whole number',
  boolean: 'Yes or no',
  connection: 'A connection',
  object: 'An object',
  array: 'A list',
}

const describe = (value: unknown): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? 'a list' : 'an object'
}

type TypeArgs = RuleArgs['type']

const typeMessages: Readonly<Record<TypeArgs['issue'], (args: TypeArgs) => string>> = {
  'not-a-number': ({ expected, value }) =>
    `Enter a ${expected === 'integer' ? 'whole number' : 'number, such as 12.5'}. ${quote(String(value))} is not one.`,
  'not-whole': ({ value }) => `Enter a whole number. ${quote(String(value))} is not one.`,
  'not-exact': ({ value, line }) => `${line ? `Line ${line}: ` : ''}${quote(String(value))} has too many digits or is out of range.`,
  'not-a-boolean': ({ value }) => `Choose yes or no. ${quote(String(value))} is neither.`,
  'not-a-choice': ({ value }) => `Choose from the list. ${quote(String(value))} cannot be typed in.`,
  'not-json': () => 'This is not valid JSON.',
  'repeated-key': ({ value, line }) => `Line ${line}: the key ${quote(String(value))} appears twice in one object.`,
  // `as`: any value fits a field of unknown type.
  unfit: ({ expected, value }) => `${needed[expected as FieldType]} is needed here, not ${describe(value)}.`,
}

type FilledIn = 'input' | 'textarea' | 'password' | 'CodeblockWidget' | 'heading' | 'unsupported'

const requiredMessages: Readonly<Record<Exclude<ControlName, FilledIn>, string>> & Readonly<Partial<Record<FilledIn, string>>> = {
  date: 'Enter a date.',
  'date-time': 'Enter a date and time.',
  number: 'Enter a number.',
  checkbox: 'Check this box.',
  SelectWidget: 'Choose a value.',
  MultiSelect: 'Choose at least one value.',
  connection: 'Choose a connection.',
  group: 'Fill in at least one of these fields.',
  rows: 'Add at least one entry and fill it in.',
}

const formatMessages: Readonly<Record<FormatName, string>> = {
  email: 'Enter an email address, such as name@example.com.',
  uri: 'Enter a full URL, such as https://example.com/path.',
  date: 'Enter a date that exists, such as 2025-03-31.',
  'date-time': 'Enter a date and time with a time zone, such as 2025-03-31T14:30:00+02:00.',
  uuid: 'Enter a UUID, such as 123e4567-e89b-12d3-a456-426614174000.',
}

/** A space at an end is invisible, and every format refuses it. */
const spaceAt = (text: string): string => {
  const ends = [...(/^\s/.test(text) ? ['start'] : []), ...(/\s$/.test(text) ? ['end'] : [])]
  return ends.length > 0 ? `There is a space at the ${ends.join(' and the ')}. ` : ''
}

/** The default English text of each rule. Specification 2.6 and 2.7. */
export const messages: { readonly [Rule in RuleName]: (args: RuleArgs[Rule]) => string } = {
  type: (args) => typeMessages[args.issue](args),
  required: ({ control }) => requiredMessages[control] ?? 'This field is required.',
  min_length: ({ limit, actual }) => `Use at least ${characters(limit)}${now(actual)}`,
  max_length: ({ limit, actual }) => `Use ${characters(limit)} or fewer${now(actual)}`,
  minimum: ({ limit, actual }) => `Enter ${limit} or more; ${actual} is too small.`,
  maximum: ({ limit, actual }) => `Enter ${limit} or less; ${actual} is too large.`,
  min_items: ({ limit, actual }) => `Add at least ${entries(limit)}${now(actual)}`,
  max_items: ({ limit, actual }) => `Use no more than ${entries(limit)}${now(actual)}`,
  // A regular expression means nothing to users; `validation_messages` can describe what is expected.
  pattern: () => "This doesn't match the expected format.",
  format: ({ format, value }) => spaceAt(value) + formatMessages[format],
  choices: ({ value }) => `${quote(labelOfValue(value))} is not available. Choose another value.`,
}
