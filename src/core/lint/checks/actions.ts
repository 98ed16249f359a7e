import { isJsonObject } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findFields } from '../find/fields.ts'
import { quote, quoteAll } from '../words/quote.ts'

/** Actions of fields, and the reloads that they trigger. */
export const actionChecks = {
  'action/never-changes': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.11',
    summary: 'A field that loads the schema can change.',
    say: ({ id }) => ({
      message: `${quote(id)} loads the schema when it changes, but nobody can change it.`,
      hint: 'Remove "load_schema", or put it on a field that people fill in.',
    }),
    find: (subject) =>
      findFields(subject)
        .filter(({ node, isConstant: isHidden }) => node.loadsSchema && (isHidden || node.control === 'heading'))
        .map(({ definition, id }) => ({ pointer: subject.pointerTo(definition, 'on_action', 'load_schema'), args: { id } })),
  },

  'action/without-effect': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.11',
    summary: 'An action does something.',
    say: () => ({ message: 'the action does nothing.', hint: 'Remove it, or set "load_schema" to true.' }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ read, raw: { on_action: action }, isWhole }) =>
        isWhole && isJsonObject(action) && Object.values(action).every((value) => value === false || value === null)
          ? [{ pointer: subject.pointerTo(read, 'on_action'), args: {} }]
          : [],
      ),
  },

  'reload/loop': {
    foundBy: 'form',
    section: 'Decisions §5',
    summary: 'Answers of /schema settle.',
    say: ({ fields }) => ({
      message: `the schema was reloaded again and again without an edit, because of ${quoteAll(fields)}; reloading has stopped.`,
      hint: 'Let answers of /schema settle: their defaults should not change fields that load the schema.',
    }),
  },
} satisfies Partial<CheckRows<CodesOf<'action' | 'reload'>>>
