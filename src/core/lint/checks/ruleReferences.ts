import { dottedId, isRow } from '../../plan/plan.ts'
import { controlOf } from '../../schema/fieldTypes.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { comparisonsByRule, findComparisons } from '../find/comparisons.ts'
import { findEffects } from '../find/effects.ts'
import { isConstant } from '../find/fields.ts'
import { findReferences, findUnknownIds } from '../find/references.ts'
import { quote, quoteAll } from '../words/quote.ts'
import { hintToName, noField } from '../words/unknownId.ts'

/** Ids in rules, and the possible values of the fields they name. */
export const ruleReferenceChecks = {
  'rules/unknown-operand': {
    level: 'error',
    section: 'Decisions §3',
    summary: 'A rule reads fields that are there.',
    say: (args) => ({
      message: `the rule reads ${quote(args.id)}, but ${noField(args)}; it counts as empty.`,
      hint: hintToName(args, 'Write the id as the field does, fields in rows as "array_id.items.field_id".'),
    }),
    find: (subject) => findUnknownIds(subject, 'operand'),
  },

  'rules/unknown-target': {
    level: 'error',
    section: 'Decisions §3',
    summary: 'A rule changes fields that are there.',
    say: (args) => ({
      message: `the rule changes ${quote(args.id)}, but ${noField(args)}; the effect is ignored.`,
      hint: hintToName(args, 'Write the id as the field does.'),
    }),
    find: (subject) => findUnknownIds(subject, 'target'),
  },

  'rules/ambiguous-scope': {
    level: 'warning',
    section: 'Decisions §3',
    summary: 'An id names a field within reach.',
    say: ({ id }) => ({
      message: `${quote(id)} is not in reach of the rule; the one field further inside with that id is meant.`,
      hint: `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".`,
    }),
    find: (subject) =>
      findReferences(subject)
        .filter(({ resolution }) => resolution?.isGuess === true)
        .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
  },

  'rules/self-reference': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'A rule does not change the field that it reads.',
    say: ({ id }) => ({
      message: `the rule reads ${quote(id)} and changes it.`,
      hint: 'Read another field, or write the change into the field itself.',
    }),
    find: (subject) =>
      findEffects(subject).flatMap(({ effect, rule, template }) => {
        const readsItself = comparisonsByRule(subject)
          .get(rule)
          ?.some((placed) => placed.template === template)
        // A field that shows or hides itself by its own value has a check of its own (cycles).
        const isCircle = subject.plan.targets.get(template)?.cycle !== undefined
        return readsItself && !isCircle ? [{ pointer: subject.pointerTo(effect, 'id'), args: { id: effect.id } }] : []
      }),
  },

  'rules/operand-without-value': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'A rule reads fields that can hold a value.',
    say: ({ id }) => ({
      message: `${quote(id)} is a heading and holds no value; it counts as empty.`,
      hint: 'Read one of the fields that people fill in.',
    }),
    find: (subject) =>
      findComparisons(subject)
        .filter(
          // A row of objects without fields holds JSON.
          ({ definition, template, isSettled }) =>
            isSettled && definition.type === 'object' && controlOf(definition) === 'heading' && !isRow(template),
        )
        .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'id'), args: { id: comparison.id } })),
  },

  'rules/operand-never-filled': {
    level: 'info',
    isAdvice: true,
    section: 'Decisions §3 and §4',
    summary: 'A rule reads fields that somebody fills in.',
    say: ({ id }) => ({
      message: `${quote(id)} is never shown and has no default; it is empty unless the host gives it a value.`,
      hint: 'Give it a default, show it, or read another field.',
    }),
    find: (subject) =>
      findComparisons(subject)
        .filter(({ template, definition, isSettled }) => isSettled && definition.default === undefined && isConstant(subject, template))
        .map(({ comparison }) => ({ pointer: subject.pointerTo(comparison, 'id'), args: { id: comparison.id } })),
  },

  'rules/cycle': {
    level: 'warning',
    section: 'Decisions §3',
    summary: 'Rules do not make fields depend on each other in a circle.',
    say: ({ fields }) =>
      fields.length === 1
        ? { message: `a rule shows or hides ${quoteAll(fields)} by its own value; its stored value counts.`, hint: 'Read another field.' }
        : {
            message: `rules make ${quoteAll(fields)} depend on each other in a circle; among them stored values count.`,
            hint: 'Remove one of the conditions.',
          },
    find: ({ plan: { targets }, index, pointerTo }) => {
      const cycles = new Set([...targets.values()].flatMap(({ cycle }) => cycle ?? []))
      return [...cycles].map((cycle) => {
        const fields = [...cycle]
        const [first = ''] = fields
        const part = index.byTemplate.get(first)?.definition ?? targets.get(first)?.effects[0]?.effect ?? {}
        return { pointer: pointerTo(part), args: { fields: fields.map(dottedId) } }
      })
    },
  },
} satisfies Partial<CheckRows<CodesOf<'rules'>>>
