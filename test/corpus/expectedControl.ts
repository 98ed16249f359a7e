import type { ControlName } from 'moduleform/core'
import { asDefinition, fieldsOf, type RawDefinition } from './rawDefinition.ts'

/** The field has choices or content. */
export const offers = ({ choices, content }: RawDefinition): boolean => (choices ?? content ?? undefined) !== undefined
const widgetOf = (field: RawDefinition): unknown => asDefinition(field['ui_options'])['ui_widget']

interface TypeRow {
  /** Widgets that the type supports. */
  readonly widgets: readonly ControlName[]
  readonly otherwise: (field: RawDefinition) => ControlName
}

/** The control of each field, independent of the form's own table, which is tested here. Decisions §1, controls. */
const rows: Readonly<Record<string, TypeRow>> = {
  string: {
    widgets: ['input', 'textarea', 'password', 'SelectWidget', 'CodeblockWidget'],
    otherwise: (field) => {
      if (offers(field)) return 'SelectWidget'
      const { format } = field
      return format === 'date' || format === 'date-time' ? format : 'input'
    },
  },
  number: { widgets: ['SelectWidget'], otherwise: (field) => (offers(field) ? 'SelectWidget' : 'number') },
  integer: { widgets: ['SelectWidget'], otherwise: (field) => (offers(field) ? 'SelectWidget' : 'number') },
  boolean: { widgets: ['checkbox', 'SelectWidget'], otherwise: () => 'checkbox' },
  connection: { widgets: [], otherwise: () => 'connection' },
  object: {
    widgets: ['SelectWidget', 'CodeblockWidget'],
    otherwise: (field) => {
      if (fieldsOf(field).length > 0) return 'group'
      return offers(field) ? 'SelectWidget' : 'heading'
    },
  },
  array: {
    widgets: ['CodeblockWidget'],
    otherwise: (field) => {
      const items = asDefinition(field['items'])
      return (offers(field) || offers(items)) && fieldsOf(items).length === 0 ? 'MultiSelect' : 'rows'
    },
  },
}

/** The control of a field as it was sent. Decisions §1, controls. */
export function expectedControl(field: RawDefinition): ControlName {
  const row = rows[String(field['type'])]
  if (row === undefined) return 'unsupported'
  return row.widgets.find((widget) => widget === widgetOf(field)) ?? row.otherwise(field)
}
