import { lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'

/** Faults that at least one of the offline validators of Zapier (19.1.0) and Camunda (2.25.0) accepts. */
const metadata = { workflows_module_schema_version: '1.0.0' }
const text = (id: string, more: object = {}) => ({ id, type: 'string', label: `The ${id}`, ...more })
const choices = {
  values: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
}
const load = { on_action: { load_schema: true } }
const content = (name: string, ...dependencies: readonly string[]) => ({
  content: {
    type: ['managed'],
    content_objects: [{ id: name, content_object_depends_on_fields: dependencies.map((id) => ({ id })) }],
  },
})
const hideWhen = (id: string, operator: string, value: unknown, target: string) => ({
  if: { and: [{ id, operator, value }] },
  then: { fields: [{ id: target, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
})

const gravely = (fields: readonly object[]) =>
  lintSchema({ metadata, fields })
    .filter(({ level }) => level !== 'info')
    .map(({ code, pointer }) => `${code} ${pointer}`)

describe('what other validators accept is reported:', () => {
  test.each<[string, readonly object[], readonly string[]]>([
    [
      'references to unknown fields',
      [text('a', { rules: [hideWhen('nowhere', 'equal', 'x', 'nobody')] }), text('b', content('options', 'nobody'))],
      [
        'rules/unknown-operand /fields/0/rules/0/if/and/0/id',
        'rules/unknown-target /fields/0/rules/0/then/fields/0/id',
        'content/unknown-dependency /fields/1/content/content_objects/0/content_object_depends_on_fields/0/id',
      ],
    ],
    [
      'references to oneself',
      [
        text('a', { ...load, ...content('options', 'a') }),
        text('b', {
          rules: [{ if: { and: [{ id: 'b', operator: 'is_empty' }] }, then: { fields: [{ id: 'b', apply_as: 'merge', format: 'uri' }] } }],
        }),
      ],
      [
        'content/self-dependency /fields/0/content/content_objects/0/content_object_depends_on_fields/0/id',
        'rules/self-reference /fields/1/rules/0/then/fields/0/id',
      ],
    ],
    [
      'circles',
      [
        text('a', { ...load, ...content('as', 'b') }),
        text('b', { ...load, ...content('bs', 'a') }),
        text('c', { rules: [hideWhen('d', 'equal', 'x', 'c')] }),
        text('d', { rules: [hideWhen('c', 'equal', 'x', 'd')] }),
      ],
      ['content/cyclic-dependency /fields/0/content', 'rules/cycle /fields/2'],
    ],
    ['a default outside of the choices', [text('a', { choices, default: 'c' })], ['default/not-in-choices /fields/0/default']],
    [
      'a select without a source of options',
      [text('a', { ui_options: { ui_widget: 'SelectWidget' } })],
      ['widget/select-without-options /fields/0/ui_options/ui_widget'],
    ],
    ['an id that stands twice', [text('a'), text('a')], ['field/duplicate-id /fields/1/id']],
    [
      'a compared value that no field can have',
      [text('a', { choices, rules: [hideWhen('a', 'equal', 'c', 'b')] }), text('b')],
      ['rules/value-not-in-choices /fields/0/rules/0/if/and/0/value'],
    ],
    ['a key that is not known', [text('a', { validaton: { required: true } })], ['key/near-miss /fields/0/validaton']],
  ])('%s', (_name, fields, expected) => {
    expect(gravely(fields)).toEqual(expected)
  })
})
