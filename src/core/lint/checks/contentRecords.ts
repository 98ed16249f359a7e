import type { CheckRows, CodesOf } from '../check.ts'
import { quote } from '../words/quote.ts'

export const contentRecordChecks = {
  'content/record-alias': {
    foundBy: 'client',
    section: 'Specification 2.12, decisions §1',
    summary: 'A record of /content has the keys of the specification.',
    say: ({ name }) => ({
      message: `the record of ${quote(name)} has other keys than specified; it is read all the same.`,
      hint: 'Write it as { "content_object_name": "…", "data": […] }.',
    }),
  },

  'content/record-twice': {
    foundBy: 'client',
    section: 'Specification 2.12, decisions §7',
    summary: 'An answer of /content has one record for each content object.',
    say: ({ name }) => ({
      message: `the answer holds ${quote(name)} twice; the first record counts.`,
      hint: 'Send one record for each content object.',
    }),
  },

  'content/record-without-data': {
    foundBy: 'client',
    section: 'Specification 2.12',
    summary: 'A record of /content has a list of options.',
    say: ({ name }) => ({
      message: `the record of ${quote(name)} has no list of options.`,
      hint: 'Add "data", an empty list where nothing applies.',
    }),
  },

  'content/record-without-name': {
    foundBy: 'client',
    section: 'Specification 2.12',
    summary: 'A record of /content names its content object.',
    say: () => ({
      message: 'the record names no content object; it is left out.',
      hint: 'Add "content_object_name".',
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'content'>>>
