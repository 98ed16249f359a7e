import type { Definition } from 'moduleform/core'
import { describe, expect, test } from 'vitest'
import { controlOf, fieldTypes, isFieldType, shapeOf } from '../../../src/core/schema/fieldTypes.ts'

const choices = { values: [{ value: 'x', label: 'X' }] }
const content = { type: ['managed'], content_objects: [{ id: 'things' }] }
const fields = [{ id: 'a', type: 'string' }]
const widget = (name: string | null) => ({ ui_options: { ui_widget: name } })

describe('controlOf and shapeOf', () => {
  test.each<[string, Definition, string, string]>([
    ['a string', { type: 'string' }, 'input', 'value'],
    ['a string with choices', { type: 'string', choices }, 'SelectWidget', 'value'],
    ['a string with content', { type: 'string', content }, 'SelectWidget', 'value'],
    ['a string with choices and input', { type: 'string', choices, ...widget('input') }, 'input', 'value'],
    ['a date', { type: 'string', format: 'date' }, 'date', 'value'],
    ['a date-time', { type: 'string', format: 'date-time' }, 'date-time', 'value'],
    ['an email', { type: 'string', format: 'email' }, 'input', 'value'],
    ['a date with input', { type: 'string', format: 'date', ...widget('input') }, 'input', 'value'],
    ['a textarea', { type: 'string', ...widget('textarea') }, 'textarea', 'value'],
    ['a password', { type: 'string', ...widget('password') }, 'password', 'value'],
    ['code', { type: 'string', ...widget('CodeblockWidget') }, 'CodeblockWidget', 'value'],
    ['an unknown widget', { type: 'string', ...widget('dropdown') }, 'input', 'value'],
    ['a widget of null', { type: 'string', ...widget(null) }, 'input', 'value'],
    ['a hidden string with content', { type: 'string', content, ...widget('hidden') }, 'SelectWidget', 'value'],
    ['a number', { type: 'number' }, 'number', 'value'],
    ['an integer with choices', { type: 'integer', choices }, 'SelectWidget', 'value'],
    ['a number with a widget that does not fit', { type: 'number', ...widget('textarea') }, 'number', 'value'],
    ['a boolean', { type: 'boolean' }, 'checkbox', 'value'],
    ['a boolean as select', { type: 'boolean', ...widget('SelectWidget') }, 'SelectWidget', 'value'],
    ['a connection', { type: 'connection' }, 'connection', 'value'],
    ['an object with fields', { type: 'object', fields }, 'group', 'group'],
    ['an object with fields and choices', { type: 'object', fields, choices }, 'group', 'group'],
    ['the same as SelectWidget', { type: 'object', fields, choices, ...widget('SelectWidget') }, 'SelectWidget', 'value'],
    ['an object with choices', { type: 'object', choices }, 'SelectWidget', 'value'],
    ['an object as SelectWidget only', { type: 'object', ...widget('SelectWidget') }, 'SelectWidget', 'value'],
    ['an object as code', { type: 'object', fields, ...widget('CodeblockWidget') }, 'CodeblockWidget', 'value'],
    ['an object with nothing', { type: 'object' }, 'heading', 'nothing'],
    ['an object with no field in fields', { type: 'object', fields: [] }, 'heading', 'nothing'],
    ['an object with an unknown widget', { type: 'object', ...widget('KeyValueWidget') }, 'CodeblockWidget', 'value'],
    ['the same with no field in fields', { type: 'object', fields: [], ...widget('KeyValueWidget') }, 'heading', 'nothing'],
    ['the same with fields', { type: 'object', fields, ...widget('KeyValueWidget') }, 'group', 'group'],
    ['the same with choices', { type: 'object', choices, ...widget('KeyValueWidget') }, 'SelectWidget', 'value'],
    ['an object with a widget of other types', { type: 'object', ...widget('checkbox') }, 'heading', 'nothing'],
    ['a hidden group', { type: 'object', fields, ...widget('hidden') }, 'group', 'group'],
    ['an array of strings', { type: 'array', items: { type: 'string' } }, 'rows', 'rows'],
    ['an array of objects', { type: 'array', items: { type: 'object', fields } }, 'rows', 'rows'],
    ['an array with choices', { type: 'array', items: { type: 'string' }, choices }, 'MultiSelect', 'value'],
    ['an array whose items have content', { type: 'array', items: { type: 'string', content } }, 'MultiSelect', 'value'],
    ['an array whose items have fields and content', { type: 'array', items: { type: 'object', fields, content } }, 'rows', 'rows'],
    ['an array as code', { type: 'array', items: { type: 'string' }, ...widget('CodeblockWidget') }, 'CodeblockWidget', 'value'],
    ['an unknown type', { type: 'text' }, 'unsupported', 'value'],
    ['no type', {}, 'unsupported', 'value'],
  ])('of %s', (_name, definition, control, shape) => {
    expect([controlOf(definition), shapeOf(definition)]).toEqual([control, shape])
  })
})

test('isFieldType knows the rows of the table and nothing of its prototype', () => {
  expect(Object.keys(fieldTypes).every(isFieldType)).toBe(true)
  expect(['constructor', 'toString', '__proto__', 'text', undefined, 5].some(isFieldType)).toBe(false)
})
