import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WidgetProps } from '../../../src/react/widgetProps.ts'
import { defaultWidgets } from '../../../src/widgets/defaultWidgets.ts'
import { connectionsOf } from '../../support/optionsOf.ts'
import { optionsOf, widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const fruits = optionsOf({ labelOf: (value) => (value === 'a' ? 'Apple' : value === '' ? 'None' : String(value)) })
const blank = optionsOf({ choices: [{ value: '', label: '' }] })
const connection = { id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }

/** The text that a widget shows in a read-only form. */
const shown = (overrides: Partial<WidgetProps>) => {
  const props = widgetPropsOf({ readOnly: true, ...overrides })
  const Widget = defaultWidgets[props.control]
  const { container } = render(
    <>
      <span id="name-label">Name</span>
      <Widget {...props} />
    </>,
  )
  expect(container.querySelector('input, textarea, select, button')).toBeNull()
  return screen.getByRole('group', { name: 'Name' }).textContent
}

describe('a form that can only be read', () => {
  it.each<[string, Partial<WidgetProps>, string]>([
    ['a text', { value: 'Bonn' }, 'Bonn'],
    ['a text that does not fit', { value: { a: 1 } }, '{"a":1}'],
    ['lines of text', { control: 'textarea', value: 'one\ntwo' }, 'one\ntwo'],
    ['a number', { control: 'number', value: 0 }, '0'],
    ['a text that is no number', { control: 'number', text: '12,5' }, '12,5'],
    ['a date', { control: 'date', value: '2026-12-01' }, '2026-12-01'],
    ['yes', { control: 'checkbox', value: true }, 'Yes'],
    ['no', { control: 'checkbox', value: false }, 'No'],
    ['a choice by its label', { control: 'SelectWidget', value: 'a', options: fruits }, 'Apple'],
    ['the choice of nothing by its label', { control: 'SelectWidget', value: '', options: fruits }, 'None'],
    ['the choice of nothing that has no label', { control: 'SelectWidget', value: '', options: blank }, '(empty)'],
    ['choices without labels', { control: 'MultiSelect', value: [''], options: blank }, '(empty)'],
    ['choices by their labels', { control: 'MultiSelect', value: ['a', 'b'], options: fruits }, 'Appleb'],
    ['a connection', { control: 'connection', value: connection, connections: connectionsOf([connection]) }, 'Production crm_a, managed'],
    [
      'a connection that is gone',
      { control: 'connection', value: connection, connections: connectionsOf([]) },
      'Production crm_a, managed no longer available',
    ],
    ['JSON', { control: 'CodeblockWidget', field: { type: 'object' }, value: { a: 1 } }, '{\n  "a": 1\n}'],
  ])('shows %s as text', (_, overrides, text) => {
    expect(shown(overrides)).toBe(text)
  })

  it('shows of a secret only that there is one', () => {
    expect(shown({ control: 'password', value: 'hunter2' })).toBe('••••••••Filled in, not shown')
    cleanup()
    expect(shown({ control: 'input', secret: true, value: 'hunter2' })).toBe('••••••••Filled in, not shown')
  })

  it.each([
    'input',
    'textarea',
    'password',
    'number',
    'date',
    'checkbox',
    'SelectWidget',
    'MultiSelect',
    'connection',
    'CodeblockWidget',
  ] as const)('says that a field of control %s is empty', (control) => {
    expect(shown({ control })).toBe('–Empty')
  })
})
