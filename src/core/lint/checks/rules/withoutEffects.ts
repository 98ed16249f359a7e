import type { Check } from '../../check.ts'

/** A rule does something. Specification 2.10. */
export const withoutEffects: Check<'rules/without-effects'> = {
  code: 'rules/without-effects',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.10',
  summary: 'A rule does something.',
  say: () => ({ message: 'the list of effects is empty; the rule does nothing.', hint: 'Add an effect, or remove the rule.' }),
  find: (subject) =>
    subject.objects.flatMap(({ read, sent, table: { kind } }) => {
      // Without the object around them the effects are the value of "then".
      const key = kind === 'then' ? 'fields' : 'then'
      const effects = kind === 'then' || kind === 'rule' ? sent[key] : undefined
      return Array.isArray(effects) && effects.length === 0 ? [{ pointer: subject.pointerTo(read, key), args: {} }] : []
    }),
}
