import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'

interface NamedRows {
  readonly rows: Pick<RowsView, 'keys' | 'itemLabel' | 'titleOf'>
  readonly messages: WidgetProps['messages']
}

/** The name of the row at an index in sentences: its title, as shown, else its number. */
export const nameOfRow = ({ rows, messages }: NamedRows, index: number, title = rows.titleOf(rows.keys[index] ?? '')): string =>
  title || messages.rowName(rows.itemLabel, index + 1)
