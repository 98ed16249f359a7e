import type { Check } from '../../check.ts'
import type { Definition } from '../../../schema/model.ts'
import { ancestorsOf } from '../../../plan/templates.ts'
import { changesOf, findEffects } from '../../find/effects.ts'
import { isEqual } from '../../../values/isEqual.ts'
import { isJsonObject } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'

/** Whether a definition has all that an effect sets. A widget of `null` is the one the field has where it is shown. */
const saysTheSame = (base: Definition, effect: Definition): boolean => {
  const changes = changesOf(effect)
  const isShown = base.ui_options?.ui_widget !== 'hidden'
  const same = ({ path, value }: (typeof changes)[number]): boolean =>
    path.at(-1) === 'ui_widget' && value === null ? isShown : isEqual(valueAt(base, path), value ?? undefined)
  return changes.length > 0 && changes.every(same)
}

const valueAt = (definition: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : undefined), definition)

/** An effect changes what the field does not say itself. Specification 2.10. */
export const effectWithoutChange: Check<'rules/effect-without-change'> = {
  code: 'rules/effect-without-change',
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
}
