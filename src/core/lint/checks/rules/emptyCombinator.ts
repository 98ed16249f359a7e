import type { Check } from '../../check.ts'

const combinators = ['and', 'or'] as const

const isEmpty = (terms: unknown): boolean => Array.isArray(terms) && terms.length === 0

/** A combinator has comparisons. Decisions §3. */
export const emptyCombinator: Check<'rules/empty-combinator'> = {
  code: 'rules/empty-combinator',
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
    // A bare list is read as `and` of it.
    ...subject.rules.flatMap(({ rule }) =>
      !subject.isSent(rule.if) && 'and' in rule.if && isEmpty(rule.if.and)
        ? [{ pointer: subject.pointerTo(rule, 'if'), args: { combinator: 'and' as const } }]
        : [],
    ),
  ],
}
