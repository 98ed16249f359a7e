import type { ClipboardEvent } from 'react'
import type { RowsView } from '../../../react/widgetProps.ts'

/** Elements whose text may hold lines and tabs. */
const texts = 'textarea, [contenteditable], [data-control="CodeblockWidget"]'

/** Several lines or cells, pasted into a field of a row or onto the list, fill rows and columns; anything else is pasted as ever. */
export function takePaste(event: ClipboardEvent, { paste }: RowsView): void {
  const { target, currentTarget, clipboardData, nativeEvent } = event
  // This came too late: the browser has pasted it as ever.
  if (nativeEvent.eventPhase === Event.NONE) return
  // Lists in rows, and secrets of several lines, have taken theirs.
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(texts) !== null) return
  const text = clipboardData.getData('text/plain')
  // Spreadsheets end also a single cell by a line end.
  if (!/[\t\n\r]/.test(text.replace(/[\n\r]+$/, ''))) return
  event.preventDefault()
  const field = target.closest<HTMLElement>('[data-field]')
  paste(text, field !== null && currentTarget.contains(field) ? field.dataset['field'] : undefined)
}
