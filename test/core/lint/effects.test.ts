import { formatProblem, lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const field = (type: string, more: object = {}, id = 'a') => ({ id, type, label: `The ${id}`, ...more })
const values = [{ value: 'x', label: 'X' }]
const merge = (changes: object) => ({ id: 'a', apply_as: 'merge', ...changes })
const replace = (changes: object) => ({ id: 'a', apply_as: 'fully_replace', label: 'A', ...changes })
const equal = (value: string) => ({ and: [{ id: 'b', operator: 'equal', value }] })
const content = (depends: object[]) => ({
  content: { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: depends }] },
})
const layout = (...elements: string[]) => ({ ui_options: { ui_layout: { type: 'horizontal', elements } } })

/** The findings about effects, each in a rule of its own, on the first of two fields. */
const found = (own: object, ...effects: readonly object[]) => {
  const rules = effects.map((effect, index) => ({ if: equal(`x${index}`), then: { fields: [effect] } }))
  return lintSchema({ metadata, fields: [own, field('string', { rules }, 'b')] })
    .filter(({ level }) => level !== 'info')
    .map((problem) => `${problem.level} ${problem.code} ${problem.pointer.replace('/fields/1/rules/', '')}`)
}

describe('of an effect, judged with the field it changes, lint reports', () => {
  test.each<[string, object, object, string]>([
    [
      'a limit above the other one of the field',
      field('number', { validation: { minimum: 10 } }),
      merge({ validation: { maximum: 5 } }),
      'error validation/min-above-max 0/then/fields/0/validation/maximum',
    ],
    [
      'a widget of another type',
      field('string'),
      merge({ ui_options: { ui_widget: 'checkbox' } }),
      'warning widget/unfit 0/then/fields/0/ui_options/ui_widget',
    ],
    [
      'a select without options',
      field('string'),
      merge({ ui_options: { ui_widget: 'SelectWidget' } }),
      'warning widget/select-without-options 0/then/fields/0/ui_options/ui_widget',
    ],
    [
      'a rule of validation for another type',
      field('string'),
      merge({ validation: { minimum: 3 } }),
      'warning validation/unfit-rule 0/then/fields/0/validation/minimum',
    ],
    ['a format on a number', field('number'), merge({ format: 'email' }), 'warning field/unfit-format 0/then/fields/0/format'],
    ['a default of another type', field('number'), merge({ default: 'abc' }), 'warning default/wrong-type 0/then/fields/0/default'],
    [
      'a default that is none of the choices',
      field('string', { choices: { values } }),
      merge({ default: 'y' }),
      'warning default/not-in-choices 0/then/fields/0/default',
    ],
    [
      'choices of another type',
      field('number', { choices: { values: [{ value: 1, label: '1' }] } }),
      merge({ choices: { values: [{ value: '2', label: '2' }] } }),
      'warning choices/value-of-other-type 0/then/fields/0/choices/values/0/value',
    ],
    [
      'a dependency of content on no field',
      field('string'),
      merge(content([{ id: 'nope' }])),
      'error content/unknown-dependency 0/then/fields/0/content/content_objects/0/content_object_depends_on_fields/0/id',
    ],
    [
      'a layout of a field that is not there',
      field('string'),
      merge(layout('a', 'nope')),
      'warning layout/unknown-element 0/then/fields/0/ui_options/ui_layout/elements/1',
    ],
    [
      'an order of a field that is not there',
      field('object', { fields: [field('string', {}, 'c')] }),
      merge({ ui_options: { ui_order: ['c', 'nope'] } }),
      'warning order/unknown-id 0/then/fields/0/ui_options/ui_order/1',
    ],
    ['an array without items', field('string'), replace({ type: 'array' }), 'warning array/no-items 0/then/fields/0'],
  ])('%s', (_name, own, effect, expected) => {
    expect(found(own, effect)).toEqual([expected])
  })

  test.each([replace({ type: 'connection' }), merge({ type: 'connection' })])('a connection without its lists: %j', (effect) => {
    expect(found(field('string'), effect)).toEqual(Array(2).fill('error connection/no-allowed-list 0/then/fields/0'))
  })

  test('a management type that there is not', () => {
    const lists = { allowed_app_types: ['crm_a'], allowed_connection_management_types: ['manged'] }
    const problems = lintSchema({
      metadata,
      fields: [
        field('string', { rules: [{ if: equal('x'), then: { fields: [replace({ type: 'connection', ...lists })] } }] }),
        field('string', {}, 'b'),
      ],
    })
    expect(problems.map((problem) => formatProblem(problem).message)).toContainEqual(
      expect.stringContaining('"manged" is no connection management type'),
    )
  })
})

describe('of an effect lint does not report', () => {
  test.each<[string, object, ...object[]]>([
    [
      'what the field has for it',
      field('string', { choices: { values } }),
      merge({ ui_options: { ui_widget: 'SelectWidget' }, default: 'x' }),
    ],
    [
      'what another effect may have for it',
      field('string'),
      merge({ ui_options: { ui_widget: 'SelectWidget' } }),
      merge({ choices: { values } }),
    ],
    [
      'a limit that another effect may move',
      field('number', { validation: { minimum: 10 } }),
      merge({ validation: { maximum: 5 } }),
      merge({ validation: { minimum: 1 } }),
    ],
    ['a rule for a type that another effect may give', field('string'), merge({ validation: { minimum: 5 } }), merge({ type: 'number' })],
    [
      'what its own type leaves unused of the field',
      field('string', { validation: { max_length: 5 }, ui_options: { ui_widget: 'textarea' }, default: 'x' }),
      merge({ type: 'number' }),
    ],
    [
      'a dependency on a field that it brings',
      field('object', { fields: [field('string', {}, 'c')] }),
      merge({
        fields: [field('string', content([{ id: 'e' }]), 'd'), field('string', { on_action: { load_schema: true } }, 'e')],
        ...layout('c', 'e'),
      }),
    ],
    ['a layout of fields beside it', field('string'), merge(layout('a', 'b'))],
  ])('%s', (_name, own, ...effects) => {
    expect(found(own, ...effects)).toEqual([])
  })
})

test.each<[unknown, string]>([
  ['a number', '"a number"'],
  [5, '5'],
  [true, 'true'],
  [['merge'], 'an array'],
  [{ merge: true }, 'an object'],
])('lint shows how an effect cannot apply as it is written: %j', (applyAs, written) => {
  const rules = [{ if: equal('x'), then: { fields: [{ id: 'a', apply_as: applyAs, label: 'Other' }] } }]
  const [problem] = lintSchema({ metadata, fields: [field('string'), field('string', { rules }, 'b')] })
  expect(problem && formatProblem(problem).message).toContain(`"apply_as" cannot be ${written}; "merge" is assumed.`)
})
