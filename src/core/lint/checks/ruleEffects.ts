import { ancestorsOf } from '../../plan/plan.ts'
import { isJsonObject, isEqual } from '../../schema/json.ts'
import type { Definition } from '../../schema/model.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findConflicts } from '../find/conflicts.ts'
import { changesOf, findEffects } from '../find/effects.ts'
import { quote } from '../words/quote.ts'

/** Effects that change nothing, or conflict about a property. */
export const ruleEffectChecks = {
  'rules/empty-effect': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'An effect changes something.',
    say: ({ id }) => ({
      message: `the effect names ${quote(id)} but no property to change.`,
      hint: 'Add the properties that change, such as "ui_options", or remove the effect.',
    }),
    find: (subject) =>
      findEffects(subject)
        .filter(({ effect }) => effect.apply_as === 'merge' && changesOf(effect).length === 0)
        .map(({ effect }) => ({ pointer: subject.pointerTo(effect), args: { id: effect.id } })),
  },

  'rules/effect-without-change': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'An effect changes what the field does not say itself.',
    say: ({ id }) => ({
      message: `${quote(id)} is like that without the rule, and no other rule changes it.`,
      hint: 'Remove the effect, or let the field start otherwise: hidden, for a rule that shows it.',
    }),
    find: (subject) => {
      const effects = findEffects(subject)
      const count = new Map<string, number>()
      for (const { template } of effects) count.set(template, (count.get(template) ?? 0) + 1)
      return effects
        .filter(
          ({ effect, base, template }) =>
            base !== undefined && effect.apply_as === 'merge' && count.get(template) === 1 && saysTheSame(base, effect),
        )
        .filter(({ template }) => ancestorsOf(template).every((above) => !count.has(above)))
        .map(({ effect }) => ({ pointer: subject.pointerTo(effect), args: { id: effect.id } }))
    },
  },

  'rules/without-effects': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.10',
    summary: 'A rule does something.',
    say: () => ({ message: 'the list of effects is empty; the rule does nothing.', hint: 'Add an effect, or remove the rule.' }),
    find: (subject) =>
      subject.objects.flatMap(({ read, sent, table: { kind } }) => {
        // Without the object around them, the effects are the value of "then" itself.
        const key = kind === 'then' ? 'fields' : 'then'
        const effects = kind === 'then' || kind === 'rule' ? sent[key] : undefined
        return Array.isArray(effects) && effects.length === 0 ? [{ pointer: subject.pointerTo(read, key), args: {} }] : []
      }),
  },

  'rules/conflict': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'Rules that can apply together do not set one property to different values.',
    say: ({ id, property, other }) => ({
      message: `${quote(property)} of ${quote(id)} is set to another value at ${other}, and both rules can apply; this one wins.`,
      hint: 'Let the conditions exclude each other.',
    }),
    find: (subject) =>
      findConflicts(subject)
        .filter(({ isAboutSame }) => isAboutSame)
        .map(({ later, property, earlier }) => ({
          pointer: subject.pointerTo(later, ...property),
          args: { id: later.id, property: property.join('.'), other: subject.pointerTo(earlier, ...property) },
        })),
  },

  'rules/last-wins': {
    level: 'info',
    isAdvice: true,
    section: 'Decisions §3',
    summary: 'Rules about different fields do not set one property to different values.',
    say: ({ id, property, other }) => ({
      message: `${quote(property)} of ${quote(id)} is set to another value at ${other}; where both rules apply, this one wins.`,
      hint: 'Nothing to do if that is meant; else put both fields into one condition.',
    }),
    find: (subject) =>
      findConflicts(subject)
        .filter(({ isAboutSame }) => !isAboutSame)
        .map(({ later, property, earlier }) => ({
          pointer: subject.pointerTo(later, ...property),
          args: { id: later.id, property: property.join('.'), other: subject.pointerTo(earlier, ...property) },
        })),
  },
} satisfies Partial<CheckRows<CodesOf<'rules'>>>

/** Whether a definition already has everything that an effect sets. A widget of `null` equals the widget the field has when it is shown. */
const saysTheSame = (base: Definition, effect: Definition): boolean => {
  const changes = changesOf(effect)
  const isShown = base.ui_options?.ui_widget !== 'hidden'
  const same = ({ path, value }: (typeof changes)[number]): boolean =>
    path.at(-1) === 'ui_widget' && value === null ? isShown : isEqual(valueAt(base, path), value ?? undefined)
  return changes.length > 0 && changes.every(same)
}

const valueAt = (definition: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), definition)
