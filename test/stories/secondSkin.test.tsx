import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describeWidget, type WidgetContract } from 'moduleform/testing'
import type { WidgetProps } from 'moduleform'
import { expect, it } from 'vitest'
import { muiWidgets } from '../../stories/secondSkin/widgets.tsx'
import { connectionsOf, optionsOf } from '../support/optionsOf.ts'

const sizes = optionsOf(['Small', 'Large'].map((label) => ({ value: label.toLowerCase(), label })))
const connection = { id: '1', label: 'Orders', app_type: 'sql_a', connection_management_type: 'managed' }

/** Opens the list and takes its first option. */
const chooseFirst = async () => {
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
  await userEvent.keyboard('{Enter}')
}

const typed = { clear: '{Control>}a{/Control}{Delete}', cleared: '' }
const text = (props: Partial<WidgetProps>): WidgetContract => ({ props, value: 'Ada', enter: 'Ada', entered: 'Ada', ...typed })
const clearChosen = '{Control>}a{/Control}{Delete}'

const contracts: Readonly<Record<string, WidgetContract>> = {
  input: text({}),
  textarea: text({ control: 'textarea' }),
  password: text({ control: 'password' }),
  CodeblockWidget: text({ control: 'CodeblockWidget' }),
  date: { props: { control: 'date' }, value: '2025-03-31', enter: '2025-03-31', ...typed },
  'date-time': { props: { control: 'date-time' }, value: '2025-03-31T14:30:00Z', enter: '2025-03-31T14:30:00Z', ...typed },
  number: { props: { control: 'number', field: { type: 'number' } }, value: 12.5, enter: '12.5', entered: '12.5', ...typed },
  checkbox: { props: { control: 'checkbox', field: { type: 'boolean' } }, value: true, enter: ' ', clear: ' ', cleared: false },
  SelectWidget: { props: { control: 'SelectWidget', options: sizes }, value: 'small', enter: chooseFirst, clear: clearChosen },
  MultiSelect: {
    props: { control: 'MultiSelect', field: { type: 'array', items: { type: 'string' } }, options: sizes },
    value: ['small'],
    enter: chooseFirst,
    clear: '{Backspace}',
    cleared: [],
  },
  connection: {
    props: { control: 'connection', field: { type: 'connection' }, connections: connectionsOf([connection]) },
    value: connection,
    enter: chooseFirst,
    clear: clearChosen,
  },
}

it('has a contract for each of its controls', () => {
  // Texts between fields cannot be filled in.
  expect(new Set([...Object.keys(contracts), 'heading', 'unsupported'])).toEqual(new Set(Object.keys(muiWidgets)))
})

for (const [name, contract] of Object.entries(contracts)) {
  const widget = muiWidgets[name]
  if (widget) describeWidget(`Material UI as ${name}`, widget, contract)
}
