const choices = { values: [{ value: 'a', label: 'Apple' }] }

/** A field for each control, with the value it has as a fixed one. */
export const expressionControls = {
  input: { field: { type: 'string' }, fixed: 'text' },
  textarea: { field: { type: 'string', ui_options: { ui_widget: 'textarea' } }, fixed: 'two\nlines' },
  password: { field: { type: 'string', ui_options: { ui_widget: 'password' } }, fixed: 'secret' },
  date: { field: { type: 'string', format: 'date' }, fixed: '2026-01-02' },
  dateTime: { field: { type: 'string', format: 'date-time' }, fixed: '2026-01-02T03:04:05Z' },
  number: { field: { type: 'number', validation: { minimum: 1 } }, fixed: 5 },
  integer: { field: { type: 'integer' }, fixed: 5 },
  checkbox: { field: { type: 'boolean' }, fixed: true },
  select: { field: { type: 'string', choices }, fixed: 'a' },
  multiSelect: { field: { type: 'array', items: { type: 'string' }, choices }, fixed: ['a'] },
  code: { field: { type: 'string', ui_options: { ui_widget: 'CodeblockWidget' } }, fixed: 'x = {{ y }}' },
  json: { field: { type: 'object', fields: [], ui_options: { ui_widget: 'CodeblockWidget' } }, fixed: { a: 1 } },
  connection: { field: { type: 'connection' }, fixed: { id: 'c', name: 'C', app_type: 'x', connection_management_type: 'y' } },
  group: { field: { type: 'object', fields: [{ id: 'in', type: 'string' }] }, fixed: { in: 'x' } },
  rows: { field: { type: 'array', items: { type: 'object', fields: [{ id: 'in', type: 'string' }] } }, fixed: [{ in: 'x' }, { in: 'y' }] },
} as const

export type ExpressionControl = keyof typeof expressionControls
