import type { Check } from '../../check.ts'
import { comparisonsByRule } from '../../find/comparisons.ts'
import { findEffects } from '../../find/effects.ts'
import { quote } from '../../words/quote.ts'

/** A rule does not change the field that it reads. Decisions §3. */
export const selfReference: Check<'rules/self-reference'> = {
  code: 'rules/self-reference',
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
      // What shows or hides by its own value is a circle.
      const isCircle = subject.plan.targets.get(template)?.cycle !== undefined
      return readsItself && !isCircle ? [{ pointer: subject.pointerTo(effect, 'id'), args: { id: effect.id } }] : []
    }),
}
