import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { defaultWidgets, type RowsView, type WidgetProps } from 'moduleform'
import { describeWidget, type WidgetContract } from 'moduleform/testing'
import { beforeAll, expect, it } from 'vitest'
import { dates } from '../../src/widgets/date/lazyDates.ts'
import { numbers } from '../../src/widgets/number/lazyNumbers.ts'
import { connectionsOf, optionsOf } from '../support/optionsOf.ts'

// The calendar must not appear while a control is compared with itself.
beforeAll(() => Promise.all([dates.load(), numbers.load()]))

const sizes = optionsOf(['Small', 'Large'].map((label) => ({ value: label.toLowerCase(), label })))
const connection = { id: '1', label: 'Orders', app_type: 'sql_a', connection_management_type: 'managed' }

/** Opens the list and takes its first option. */
const chooseFirst = async () => {
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
  await userEvent.keyboard('{Enter}')
}

const rows: RowsView = {
  keys: [],
  canAdd: true,
  canRemove: true,
  itemLabel: 'row',
  removed: undefined,
  add: () => {},
  insert: () => {},
  duplicate: () => {},
  remove: () => {},
  paste: () => {},
  move: () => {},
  render: () => null,
  titleOf: () => '',
  renderTitle: () => null,
  foldable: true,
  keysWithError: new Set(),
  keysToOpen: new Set(),
}

const typed = { clear: '{Control>}a{/Control}{Delete}', cleared: '' }
const text = (props: Partial<WidgetProps>): WidgetContract => ({ props, value: 'Ada', enter: 'Ada', entered: 'Ada', ...typed })

const contracts: Partial<Record<keyof typeof defaultWidgets, WidgetContract>> = {
  input: text({}),
  textarea: text({ control: 'textarea' }),
  password: text({ control: 'password' }),
  date: { props: { control: 'date', field: { type: 'string', format: 'date' } }, value: '2025-03-31', enter: '2025-03-31', ...typed },
  'date-time': {
    props: { control: 'date-time', field: { type: 'string', format: 'date-time' } },
    value: '2025-03-31T14:30:00Z',
    enter: '2025-03-31T14:30:00Z',
    ...typed,
  },
  number: { props: { control: 'number', field: { type: 'number' } }, value: 12.5, enter: '12.5', entered: '12.5', ...typed },
  checkbox: { props: { control: 'checkbox', field: { type: 'boolean' } }, value: true, enter: ' ', clear: ' ', cleared: false },
  SelectWidget: { props: { control: 'SelectWidget', options: sizes }, value: 'small', enter: chooseFirst, clear: '{Tab}{Enter}' },
  MultiSelect: {
    props: { control: 'MultiSelect', field: { type: 'array', items: { type: 'string' } }, options: sizes },
    value: ['small'],
    enter: chooseFirst,
    clear: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true'))
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
      await userEvent.keyboard('{Backspace}')
    },
    cleared: [],
  },
  CodeblockWidget: text({ control: 'CodeblockWidget' }),
  connection: {
    props: { control: 'connection', field: { type: 'connection' }, connections: connectionsOf([connection]) },
    value: connection,
    enter: chooseFirst,
    clear: '{Tab}{Enter}',
  },
}

const containers: Partial<Record<keyof typeof defaultWidgets, Partial<WidgetProps>>> = {
  group: { control: 'group', field: { type: 'object' } },
  rows: { control: 'rows', field: { type: 'array' }, rows },
}

/** A text between fields, and the replacement for a field that cannot be rendered, cannot be filled in. */
const texts = ['heading', 'unsupported']

it('has a contract for every default widget', () => {
  expect(new Set([...Object.keys(contracts), ...Object.keys(containers), ...texts])).toEqual(new Set(Object.keys(defaultWidgets)))
})

// `as`: the keys of the tables are names of controls, which `Object.entries` types as strings.
const widgetOf = (name: string) => defaultWidgets[name as keyof typeof defaultWidgets]

for (const [name, contract] of Object.entries(contracts)) describeWidget(`the widget of ${name}`, widgetOf(name), contract)
for (const [name, props] of Object.entries(containers))
  describeWidget(`the widget of ${name}`, widgetOf(name), { props, isContainer: true })
