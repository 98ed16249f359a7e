import { dottedId } from '../../plan/plan.ts'
import { type JsonObject, isJsonObject } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findClash, readCondition } from '../find/clauses.ts'
import { repeatedAt } from '../find/repeatedAt.ts'
import { quote } from '../words/quote.ts'

/** Conditions that always or never hold, and repeated comparisons in them. */
export const ruleLogicChecks = {
  'rules/never-holds': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'A condition can hold.',
    say: ({ id }) => ({
      message: `the comparisons of ${quote(id)} exclude each other; the rule never applies.`,
      hint: 'Use "or" where one of them is enough, or remove the rule.',
    }),
    find: (subject) =>
      subject.rules.flatMap((placed) => {
        const reading = readCondition(subject, placed)
        const clashes = reading?.ways.map((way) => findClash(subject, way)) ?? []
        const [clash] = clashes
        if (clash === undefined || clashes.includes(undefined)) return []
        return [{ pointer: subject.pointerTo(placed.rule, 'if'), args: { id: dottedId(clash) } }]
      }),
  },

  'rules/always-holds': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'A condition depends on a value.',
    say: ({ id }) => ({
      message: `the comparisons of ${quote(id)} leave no value out; the rule always applies.`,
      hint: 'Write what the rule does into the field itself, or use "and".',
    }),
    find: (subject) =>
      subject.rules.flatMap((placed) => {
        const negation = readCondition(subject, placed, true)
        const clashes = negation?.ways.map((way) => findClash(subject, way)) ?? []
        const [clash] = clashes
        if (clash === undefined || clashes.includes(undefined)) return []
        return [{ pointer: subject.pointerTo(placed.rule, 'if'), args: { id: dottedId(clash) } }]
      }),
  },

  'rules/empty-combinator': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §3',
    summary: 'A combinator has comparisons.',
    say: ({ combinator }) => ({
      message: `"${combinator}" is empty; it ${combinator === 'and' ? 'always' : 'never'} holds.`,
      hint: 'Add a comparison, or remove the rule.',
    }),
    find: (subject) => [
      ...subject.objects.flatMap(({ read, table: { kind } }) =>
        kind === 'condition' || kind === 'nestedCondition'
          ? combinators
              .filter((combinator) => isEmpty(read[combinator]))
              .map((combinator) => ({ pointer: subject.pointerTo(read, combinator), args: { combinator } }))
          : [],
      ),
      // A bare list is read as an `and` of it.
      ...subject.rules.flatMap(({ rule }) =>
        !subject.isSent(rule.if) && 'and' in rule.if && isEmpty(rule.if.and)
          ? [{ pointer: subject.pointerTo(rule, 'if'), args: { combinator: 'and' as const } }]
          : [],
      ),
    ],
  },

  'rules/repeated-comparison': {
    level: 'info',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'A condition has each comparison once.',
    say: ({ id }) => ({ message: `${quote(id)} is compared in the same way already.`, hint: 'Remove one of the two comparisons.' }),
    find: (subject) =>
      subject.objects
        .filter(({ table: { kind } }) => kind === 'condition' || kind === 'nestedCondition')
        .flatMap(({ read }) => [read['and'], read['or']])
        .flatMap((terms) => {
          const comparisons = Array.isArray(terms) ? terms.filter(isComparison) : []
          return repeatedAt(comparisons, ({ id, operator, value }) => JSON.stringify([id, operator, value])).flatMap((at) => {
            const repeated = comparisons[at]
            return repeated ? [{ pointer: subject.pointerTo(repeated), args: { id: String(repeated['id']) } }] : []
          })
        }),
  },

  'rules/repeated-rule': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'A rule stands once.',
    say: () => ({ message: 'the same rule stands before this one.', hint: 'Remove one of the two.' }),
    find: (subject) =>
      repeatedAt(subject.rules, ({ rule, scope }) => JSON.stringify([rule, scope])).flatMap((at) => {
        const placed = subject.rules[at]
        return placed ? [{ pointer: subject.pointerTo(placed.rule), args: {} }] : []
      }),
  },
} satisfies Partial<CheckRows<CodesOf<'rules'>>>

const combinators = ['and', 'or'] as const

const isEmpty = (terms: unknown): boolean => Array.isArray(terms) && terms.length === 0

const isComparison = (term: unknown): term is JsonObject => isJsonObject(term) && typeof term['operator'] === 'string'
