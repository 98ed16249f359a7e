import type { SlotParts } from '../../react/formContext.ts'
import { factsOf } from '../../react/slots/createSlotParts.tsx'
import type { RowsFacts } from '../../react/slots/slotProps.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import type { CardRows, DrawnParts } from './drawnParts.ts'
import { rowTexts } from '../../react/field/rowMessages.ts'
import { nameOfRow } from '../rows/nameOfRow.ts'
import { describedByOwn } from './describedByOwn.ts'

/** Creates the function that renders cards with the host's component. */
export const createSlottedCard =
  (draw: SlotParts['draw']): NonNullable<DrawnParts['card']> =>
  (own, { widget, beside, fold, rows, children }) =>
    draw('group', own, () => ({
      ...factsOf(widget, rows ? rows.renderList() : children),
      describedBy: describedByOwn(widget),
      beside: (
        <>
          {beside}
          {widget.beside}
        </>
      ),
      fold,
      rows: rows && rowsFactsOf(rows, widget.messages),
    }))

const rowsFactsOf = ({ view, add, restore }: CardRows, messages: WidgetProps['messages']): RowsFacts => ({
  count: view.keys.length,
  add: add && { label: messages.addRow(view.itemLabel), button: { 'data-part': 'add', onClick: add } },
  removed: view.removed &&
    restore && { text: rowTexts(messages).rowGone(nameOfRow({ rows: view, messages }, view.removed.index, view.removed.title)), restore },
})
