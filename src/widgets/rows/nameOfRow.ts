import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'

interface NamedRows {
  readonly rows: Pick<RowsView, 'keys' | 'itemLabel' | 'titleOf'>
  readonly messages: WidgetProps['messages']
}

/** What the row at an index is called where it is spoken of: by its title, as it is shown, else by its number. */
export const nameOfRow = ({ rows, messages }: NamedRows, index: number, title = rows.titleOf(rows.keys[index] ?? '')): string =>
  title || messages.rowName(rows.itemLabel, index + 1)
