import { vi } from 'vitest'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import type { OptionsView, RowsView, WidgetProps } from '../../src/react/widgetProps.ts'

const handlers = () => ({ onChange: vi.fn(), onText: vi.fn(), onBlur: vi.fn(), onCommit: vi.fn(), announce: vi.fn() })

/** Props of an untouched text field called "Name", with handlers that record their calls. */
export const widgetPropsOf = (overrides: Partial<WidgetProps> = {}): WidgetProps & ReturnType<typeof handlers> => ({
  id: 'name',
  labelId: 'name-label',
  getPath: () => ['name'],
  isRow: false,
  label: 'Name',
  field: { type: 'string' },
  control: 'input',
  value: undefined,
  text: undefined,
  secret: false,
  required: false,
  invalid: false,
  error: undefined,
  errorId: 'name-error',
  descriptionId: 'name-description',
  disabled: false,
  readOnly: false,
  describedBy: undefined,
  placeholder: undefined,
  options: undefined,
  connections: undefined,
  rows: undefined,
  children: undefined,
  messages: defaultUiMessages,
  locale: undefined,
  CodeEditor: undefined,
  ...overrides,
  ...handlers(),
})

export const optionsOf = (overrides: Partial<OptionsView> = {}): OptionsView => ({
  status: 'ready',
  choices: [],
  dynamic: true,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: true,
  slow: false,
  notInList: false,
  labelOf: String,
  onOpen: vi.fn(),
  onRefresh: vi.fn(),
  ...overrides,
})

export const rowsOf = (overrides: Partial<RowsView> = {}): RowsView => ({
  keys: [],
  canAdd: true,
  canRemove: true,
  removed: undefined,
  itemLabel: 'Contact',
  foldable: true,
  keysWithError: new Set(),
  keysToOpen: new Set(),
  add: vi.fn(),
  insert: vi.fn(),
  duplicate: vi.fn(),
  remove: vi.fn(),
  paste: vi.fn(),
  move: vi.fn(),
  titleOf: () => '',
  render: (key) => `fields of ${key}`,
  renderTitle: (key) => `title of ${key}`,
  ...overrides,
})
