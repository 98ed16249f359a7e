import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const lists = { allowed_app_types: ['custom_api'], allowed_connection_management_types: ['managed'] }
const withField = (more: object, others: readonly object[] = []) => ({
  metadata,
  fields: [{ id: 'a', type: 'string', label: 'A', ...more }, ...others],
})
const found = (schema: object) =>
  lintSchema(schema).flatMap((problem) =>
    problem.code === 'key/wrong-type' ? [`${problem.level}: ${formatProblem(problem).hint.replaceAll('"', '')}`] : [],
  )

test.each<[string, object, string]>([
  ['the metadata', { ...withField({}), metadata: '1.0.0' }, 'warning: Make it an object.'],
  ['the version', { ...withField({}), metadata: { workflows_module_schema_version: 1 } }, 'warning: Make it a text.'],
  ['the content objects', withField({ content: { type: ['managed'], content_objects: { id: 'x' } } }), 'error: Make it a list.'],
  ['the type of content', withField({ content: { type: 5, content_objects: [{ id: 'x' }] } }), 'warning: Make it a list of texts.'],
  ['the app types', withField({ type: 'connection', ...lists, allowed_app_types: 'custom_api' }), 'error: Make it a list of texts.'],
  [
    'the management types in rows',
    withField({ type: 'array', items: { type: 'connection', ...lists, allowed_connection_management_types: true } }),
    'error: Make it a list of texts.',
  ],
  ['the items', withField({ type: 'array', items: [{ type: 'string' }] }), 'warning: Make it an object.'],
  [
    'the elements of a layout',
    withField({ ui_options: { ui_layout: { type: 'horizontal', elements: 'a' } } }),
    'warning: Make it a list of texts.',
  ],
])('a value of a wrong type on a required key is as grave as none, and not to be removed: %s', (_name, schema, line) => {
  expect(found(schema)).toEqual([line])
})

const effect = (more: object) => ({
  ...withField({ type: 'string' }, [{ id: 'b', type: 'connection', label: 'B', ...lists }]),
  rules: [{ if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [{ id: 'b', apply_as: 'merge', ...more }] } }],
})

test.each<[string, object, string]>([
  ['a key that may be missing', withField({ validation: [] }), 'warning: Make it an object, or remove it.'],
  ['a list that another type needs', withField({ allowed_app_types: 5 }), 'warning: Make it a list of texts, or remove it.'],
  ['a change by a rule', effect({ allowed_app_types: 5 }), 'warning: Make it a list of texts, or remove it.'],
  ['content in a change by a rule', effect({ content: { content_objects: {} } }), 'warning: Make it a list, or remove it.'],
])('elsewhere it may be removed: %s', (_name, schema, line) => {
  expect(found(schema)).toEqual([line])
})
