import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const text = (id: string, more: object = {}) => ({ id, type: 'string', label: `The ${id}`, ...more })
const rule = (read: string, target: string) => ({
  if: { and: [{ id: read, operator: 'equal', value: 'x' }] },
  then: { fields: [{ id: target, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
})
const hintsOf = (fields: readonly object[], root: object = {}) =>
  lintSchema({ metadata, fields, ...root })
    .filter(({ level }) => level !== 'info')
    .map((problem) => `${problem.code}: ${formatProblem(problem).hint}`)

test.each<[string, readonly object[], object, readonly string[]]>([
  [
    'an operand',
    [text('country'), text('state', { rules: [rule('contry', 'state')] })],
    {},
    ['rules/unknown-operand: Did you mean "country"?'],
  ],
  [
    'a target',
    [text('country', { rules: [rule('country', 'sttae')] }), text('state')],
    {},
    ['rules/unknown-target: Did you mean "state"?'],
  ],
  [
    'a dependency',
    [
      text('country', { on_action: { load_schema: true } }),
      text('state', {
        content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'counrty' }] }] },
      }),
    ],
    {},
    ['content/unknown-dependency: Did you mean "country"?'],
  ],
  [
    'an order',
    [text('country'), text('state')],
    { ui_options: { ui_order: ['country', 'states', 'state'] } },
    ['order/unknown-id: Did you mean "state"?'],
  ],
  [
    'a layout',
    [text('country', { ui_options: { ui_layout: { type: 'horizontal', elements: ['country', 'states', 'state'] } } }), text('state')],
    {},
    ['layout/unknown-element: Did you mean "state"?'],
  ],
  [
    'an id that several fields have',
    [
      { id: 'a', type: 'object', label: 'A', fields: [text('city')] },
      { id: 'b', type: 'object', label: 'B', fields: [text('city')] },
      text('note', { rules: [rule('city', 'note')] }),
    ],
    {},
    ['rules/unknown-operand: Write its whole path, as "group_id.city" or "array_id.items.city".'],
  ],
])('the field that was probably meant is named for %s', (_name, fields, root, hints) => {
  expect(hintsOf(fields, root)).toEqual(hints)
})

test.each([7, true, {}, ['string']])('no type is suggested in place of %j', (type) => {
  expect(lintSchema({ metadata, fields: [text('a', { type })] })).toEqual([
    expect.objectContaining({ code: 'field/unknown-type', args: { type: expect.any(String) } }),
  ])
})

test.each<[string, object, readonly string[]]>([
  ['Number', { min: 1, max: 5 }, ['Rename it to "minimum".', 'Rename it to "maximum".']],
  ['String', { min: 1, maxlength: 5 }, ['Rename it to "min_length".', 'Rename it to "max_length".']],
  ['list', { min: 1 }, ['Rename it to "min_items".']],
  ['Number', { maxlength: 5 }, ['Remove it: "max_length" means nothing on a field of type "number".']],
  ['something', { maxlength: 5 }, ['Rename it to "max_length".']],
])('a misspelt key is judged by the type that %j was meant to be', (type, validation, hints) => {
  const found = lintSchema({ metadata, fields: [text('a', { type, validation })] })
  expect(found.filter(({ code }) => code === 'key/near-miss').map((problem) => formatProblem(problem).hint)).toEqual(hints)
})

test.each<[string, string]>([
  ['\\A\\d+\\z', 'Write "^" for "\\A", "$" for "\\z".'],
  ['^[[:alpha:]_]+$', 'Write "\\p{L}" for "[:alpha:]".'],
  ['^\\p{Alpha}+\\Z', 'Write "$" for "\\Z".'],
  ['^\\p{Alnum}+$', 'Write "[\\p{L}\\p{N}]" for "\\p{Alnum}".'],
  ['^\\pL+$', 'Write "\\p{L}" for "\\pL".'],
  ['^\\p{IsGreek}+$', 'Write "\\p{Script=Greek}" for "\\p{IsGreek}".'],
  ['^\\h+$', 'Write "[ \\t]" for "\\h".'],
  ['^\\x{41}$', 'Write "\\u{" for "\\x{".'],
  ['^\\Qa.b\\E\\h$', 'Write "[ \\t]" for "\\h". Write out what "\\Q" and "\\E" mean elsewhere: JavaScript has nothing like it.'],
])('of the pattern %s of another language is said what JavaScript has', (pattern, hint) => {
  expect(hintsOf([text('a', { validation: { pattern } })])).toEqual([`validation/pattern-of-other-language: ${hint}`])
})

test.each(['^\\p{Alpha}+$', '^[\\w\\-.]+\\\\A$', '^\\[:alpha:\\]\\-$', '^[\\p{L}\\d]+$', '^\\d+\\-\\d+$', '^[[a-z:]+$'])(
  'nothing of another language is seen in %s',
  (pattern) => {
    expect(hintsOf([text('a', { validation: { pattern } })])).toEqual([])
  },
)

const dependsOn = (id: string) => ({
  content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id }] }] },
})

test.each([
  ['rows.x', 'Did you mean "rows.items.x"?'],
  ['part.rows.x', 'Did you mean "part.rows.items.x"?'],
  ['rows.y', 'Write the id as the field does, rows of an array as "array_id.items".'],
])('of %s the path into the rows is named', (id, hint) => {
  const x = text('x', { on_action: { load_schema: true } })
  const rows = { id: 'rows', type: 'array', label: 'Rows', items: { type: 'object', fields: [x, text('state', dependsOn(id))] } }
  const fields = id.startsWith('part.') ? [{ id: 'part', type: 'object', label: 'Part', fields: [rows] }] : [rows]
  expect(hintsOf(fields)).toEqual([`content/unknown-dependency: ${hint}`])
})

test('load_schema belongs to the array where content depends on its rows', () => {
  const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'array', items: { type: 'string' } } }
  const hint = 'content/dependency-without-load-schema: Add "on_action": { "load_schema": true } to "tags".'
  expect(hintsOf([tags, text('x', dependsOn('tags.items'))])).toEqual([hint])
  expect(hintsOf([tags, text('x', dependsOn('tags.items.items')), text('y', dependsOn('tags'))])).toEqual([hint])
  expect(hintsOf([{ ...tags, on_action: { load_schema: true } }, text('x', dependsOn('tags.items'))])).toEqual([])
})

const hidden = { ui_options: { ui_widget: 'hidden' } }

test.each<[string, string, object]>([
  ['that nobody can change', 'a', text('a', { default: 'x', ...hidden })],
  ['in a group that nobody sees', 'g.a', { id: 'g', type: 'object', label: 'G', fields: [text('a', { default: 'x' })], ...hidden }],
  ['without a value', 'a', { id: 'a', type: 'object', label: 'A' }],
])('load_schema is not missing on a field %s', (_, id, field) => {
  expect(hintsOf([field, text('x', dependsOn(id))]).filter((hint) => hint.includes('load_schema'))).toEqual([])
})

test.each<[object, string]>([
  [{ requierd: true }, 'Move "requierd" to "validation.required".'],
  [{ max_lenght: 3 }, 'Move "max_lenght" to "validation.max_length".'],
  [{ patern: '^a$' }, 'Move "patern" to "validation.pattern".'],
  [{ type: 'number', minimun: 3 }, 'Move "minimun" to "validation.minimum".'],
  [{ load_shema: true }, 'Move "load_shema" to "on_action.load_schema".'],
  [{ ui_options: { wiget: 'textarea' } }, 'Rename it to "ui_widget".'],
  [{ ui_options: { requierd: true } }, 'Move it up to the field, as "validation.required".'],
  [{ validation: { wiget: 'textarea' } }, 'Move it up to the field, as "ui_options.ui_widget".'],
])('a key that is misspelt in a wrong place is named: %j', (more, hint) => {
  expect(hintsOf([text('a', more)])).toEqual([`key/near-miss: ${hint}`])
})

test.each(['required_if', 'budget', 'width', 'value', 'names', 'minute', 'maxwidth', 'max_rows', 'tags', 'sortable', 'group'])(
  'a key of its own is no misspelt one: %s',
  (key) => {
    expect(hintsOf([text('a', { [key]: 1, ui_options: { [key]: 1 } })])).toEqual([])
  },
)
