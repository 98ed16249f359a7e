import type { CheckRows, CodesOf } from '../check.ts'
import { quote } from '../words/quote.ts'
import { wanted } from '../words/wanted.ts'

/** Choices that cannot be read, or are not read as written. */
export const choiceReadingChecks = {
  'choices/bare-array': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.9, decisions §1',
    summary: 'Choices are an object with a list of values.',
    say: () => ({
      message: '"choices" is a list; it is read as its "values".',
      hint: 'Write "choices": { "values": […] }.',
    }),
  },

  'choices/not-a-list': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.9',
    summary: 'The values of choices are a list.',
    say: ({ got }) => ({
      message: `${wanted('the list of choices "values"', got)}.`,
      hint: 'Give a list, empty where nothing applies.',
    }),
  },

  'choices/unreadable': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.9',
    summary: 'A choice has a value and a label.',
    say: ({ got }) => ({ message: `a choice was expected, but ${got} came; it is left out.`, hint: choiceHint }),
  },

  'choices/scalar': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Decisions §1, aliases',
    summary: 'A choice is an object and no bare value.',
    say: ({ value }) => ({ message: `the choice ${quote(value)} is read as its value and its label.`, hint: choiceHint }),
  },

  'choices/id-without-value': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Decisions §1, aliases',
    summary: 'A choice has a value beside its id.',
    say: ({ id }) => ({ message: `the choice has no "value"; it is made of its id ${quote(id)}.`, hint: choiceHint }),
  },

  'choices/missing-label': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.9',
    summary: 'A choice has a label.',
    say: ({ label }) => ({ message: `the choice has no "label"; ${quote(label)} is shown.`, hint: 'Add a "label".' }),
  },

  'choices/label-not-text': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.9',
    summary: 'The label of a choice is a text.',
    say: ({ label }) => ({
      message: `the label of the choice is no text; ${quote(label)} is shown.`,
      hint: `Write it as ${quote(label)}.`,
    }),
  },

  'choices/more': {
    level: 'warning',
    foundBy: 'parser',
    section: 'Decisions §1',
    summary: 'A list of choices does not deviate throughout.',
    say: ({ count }) => ({
      message: `${count.toLocaleString('en')} more deviations in this list are not named one by one.`,
      hint: choiceHint,
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'choices'>>>

const choiceHint = 'An entry is { "value": …, "label": "…" }.'
