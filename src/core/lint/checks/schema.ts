import type { CheckRows, CodesOf } from '../check.ts'
import { findFields } from '../find/fields.ts'
import { isForeign } from '../words/foreignSchema.ts'
import { quote } from '../words/quote.ts'
import { wanted } from '../words/wanted.ts'

/** The root of a schema, and its size. */
export const schemaChecks = {
  'schema/no-fields': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.1',
    summary: 'A schema is an object with a list of fields.',
    say: ({ got }) => ({
      message: `${wanted(got === 'nothing' ? 'the list "fields"' : 'a schema with a list "fields"', got)}. The form is empty.`,
      hint: isForeign(got)
        ? 'Write each field as an object with "id", "type" and "label" into a list "fields"; see "Writing a module" in the docs.'
        : 'A schema is an object with "metadata" and a list "fields".',
    }),
  },

  'schema/no-metadata': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.2',
    summary: 'A schema has metadata.',
    say: () => ({
      message: '"metadata" is missing; version 1.0.0 is assumed.',
      hint: 'Add "metadata": { "workflows_module_schema_version": "1.0.0" }.',
    }),
  },

  'schema/no-version': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.2',
    summary: 'The metadata state the version of the schema.',
    say: () => ({
      message: 'the schema version is missing; 1.0.0 is assumed.',
      hint: 'Add "workflows_module_schema_version": "1.0.0".',
    }),
  },

  'schema/not-json': {
    level: 'error',
    foundBy: 'parser',
    section: 'Decisions, principle 1',
    summary: 'A schema is plain JSON.',
    say: ({ got }) => ({ message: `${got} is no JSON and is left out.`, hint: 'Send plain JSON values only.' }),
  },

  'schema/inexact-number': {
    level: 'error',
    foundBy: 'parser',
    section: 'Decisions §2',
    summary: 'Numbers are such as JavaScript holds exactly.',
    say: ({ text }) => ({
      message: `the number ${text.length > quoteLimit ? `${text.slice(0, quoteLimit)}…` : text} cannot be held exactly and is left out; a choice that holds it cannot be chosen.`,
      hint: 'As the value of a choice send it as a text, in quotation marks; anywhere else use a number of at most 15 digits.',
    }),
  },

  'schema/nothing-shown': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §4',
    summary: 'A form shows a field.',
    say: () => ({
      message: 'no field of the schema is ever shown; people see an empty form.',
      hint: 'Show at least one field, or load more with "load_schema".',
    }),
    find: (subject) => {
      const fields = findFields(subject)
      return fields.length > 0 && fields.every(({ isConstant: isHidden }) => isHidden)
        ? [{ pointer: subject.pointerTo(subject.schema, 'fields'), args: {} }]
        : []
    },
  },

  'schema/other-version': {
    level: 'warning',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 9, decisions §1',
    summary: 'The version of the schema is a semantic version 1.x.',
    say: ({ version }) => ({
      message: `schema version ${quote(version)} is not a version 1.x; the form is rendered as 1.0.0.`,
      hint: 'Write it as "1.0.0", or check that the form does not rely on another version.',
    }),
  },

  'schema/too-deep': {
    level: 'error',
    foundBy: 'parser',
    section: 'Decisions §1',
    summary: 'Fields are nested 32 levels deep at most.',
    say: ({ limit }) => ({
      message: `nesting ends here: no more than ${limit} levels are read.`,
      hint: 'Nest fields less deeply; an object that contains itself has no end.',
    }),
  },

  'schema/too-large': {
    level: 'error',
    foundBy: 'parser',
    section: 'Decisions §1',
    summary: 'A schema has a size that can be read.',
    say: ({ limit }) => ({
      message: `no more than ${limit.toLocaleString('en')} values are read; the rest is left out.`,
      hint: 'Load long lists through "content" instead of putting them into the schema.',
    }),
  },

  'schema/too-many-fields': {
    level: 'error',
    foundBy: 'parser',
    section: 'Decisions §1',
    summary: 'A schema has 20,000 fields at most.',
    say: ({ limit }) => ({
      message: `no more than ${limit.toLocaleString('en')} fields are read; this one and all that follow are left out.`,
      hint: 'Split the form, or load parts of it with "on_action.load_schema".',
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'schema'>>>

const quoteLimit = 40
