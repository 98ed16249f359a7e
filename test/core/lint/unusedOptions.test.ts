import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, test } from 'vitest'

const field = (type: string, more: object) => ({ id: 'a', type, label: 'A', ...more })
const found = (one: object) =>
  lintSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [one] }).filter(({ level }) => level !== 'info')
const hintsOf = (one: object) => found(one).flatMap((problem) => (problem.code.endsWith('/unused') ? [formatProblem(problem).hint] : []))

const lists = { allowed_app_types: ['custom_api'], allowed_connection_management_types: ['managed'] }
const choices = { values: [{ value: 'x', label: 'X' }] }
const content = { type: ['managed'], content_objects: [{ id: 'cities' }] }
const inside = { fields: [{ id: 'b', type: 'string', label: 'B' }] }
const json = { ui_options: { ui_widget: 'CodeblockWidget' } }

test.each<[string, object, object, string]>([
  [
    'a text',
    field('string', { ui_options: { ui_widget: 'textarea' } }),
    { choices },
    'Remove the choices, or use the widget "SelectWidget".',
  ],
  ['a group', field('object', inside), { content }, 'Remove the content, or use the widget "SelectWidget".'],
  ['a connection', field('connection', lists), { choices }, 'Remove the choices.'],
  ['a connection', field('connection', lists), { content }, 'Remove the content.'],
  ['rows', field('array', { items: { type: 'object', ...inside } }), { content }, 'Remove the content.'],
  ['a list as JSON', field('array', { items: { type: 'string' }, ...json }), { choices }, 'Remove the choices, or the "ui_widget".'],
  ['a list as JSON', field('array', { items: { type: 'string' }, ...json }), { content }, 'Remove the content, or the "ui_widget".'],
])('what %s could do with options that it does not offer is said, if it fits the type: %#', (_name, one, options, hint) => {
  expect(hintsOf({ ...one, ...options })).toEqual([hint])
  const { ui_options: _, ...bare } = one as { ui_options?: object } // `as`: most have none
  const select = { ...bare, ui_options: { ui_widget: 'SelectWidget' } }
  // Whatever is advised leaves nothing to say.
  expect(found(one)).toEqual([])
  if (hint.includes('SelectWidget')) expect(found({ ...select, ...options })).toEqual([])
  if (hint.includes('ui_widget')) expect(found({ ...bare, ...options })).toEqual([])
})
