import { visitPatch } from '../../plan/placeRules.ts'
import type { Definition, Effect, Rule } from '../../schema/model.ts'
import type { Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'

/** An effect of a rule on an existing field. */
export interface PlacedEffect {
  readonly effect: Effect
  readonly rule: Rule
  readonly template: Template
  /** The field without any effect; `undefined` if an effect creates it. */
  readonly base: Definition | undefined
}

/** All effects, in document order. */
export const findEffects = bySubject((subject): readonly PlacedEffect[] =>
  subject.rules.flatMap(({ rule, scope }) =>
    rule.then.fields.flatMap((effect) => {
      const template = subject.resolve(effect.id, scope)?.template
      return template === undefined ? [] : [{ effect, rule, template, base: subject.index.byTemplate.get(template)?.definition }]
    }),
  ),
)

const changesByTemplate = bySubject((subject) => {
  const changes = new Map<Template, Set<string>>()
  for (const { effect, template } of findEffects(subject)) {
    const replaced = effect.apply_as === 'fully_replace' ? everyKey : []
    visitPatch(effect, template, (patch, at) => {
      const keys = changes.get(at) ?? new Set()
      changes.set(at, keys)
      for (const key of [...Object.keys(patch), ...replaced]) if (!ownKeys.has(key)) keys.add(key)
    })
  }
  return changes
})

/** Keys of an effect that are not changes of the definition. */
const ownKeys: ReadonlySet<string> = new Set(['id', 'apply_as', 'rules'])
/** Keys that change where an effect replaces the field. */
export const everyKey = [
  'type',
  'choices',
  'content',
  'items',
  'fields',
  'validation',
  'default',
  'ui_options',
  'format',
  'validation_messages',
]

const none: ReadonlySet<string> = new Set()

/** The keys of a field that any rule changes. */
export const changedKeysOf = (subject: Subject, template: Template): ReadonlySet<string> => changesByTemplate(subject).get(template) ?? none

/** The changes of an effect: each property with its value, by the keys that lead to it. Lists and data count as one value. */
export const changesOf = (effect: Definition): readonly { readonly path: readonly string[]; readonly value: unknown }[] =>
  Object.entries(effect)
    .filter(([key]) => !ownKeys.has(key))
    .flatMap(([key, value]) => (nestedKeys.has(key) ? leavesOf(value, [key]) : [{ path: [key], value }]))

const nestedKeys: ReadonlySet<string> = new Set(['ui_options', 'validation', 'validation_messages', 'on_action'])

const leavesOf = (value: unknown, path: readonly string[]): readonly { readonly path: readonly string[]; readonly value: unknown }[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [{ path, value }]
