import type { ClipboardEvent } from 'react'
import type { RowsView } from '../../../react/widgetProps.ts'

/** Elements whose text may hold lines and tabs. */
const texts = 'textarea, [contenteditable], [data-control="CodeblockWidget"]'

interface Paste {
  readonly event: ClipboardEvent
  readonly text: string
  readonly list: HTMLElement | null
}

/**
 * Several lines or cells, pasted into a field of a row or onto the list, fill rows and columns; anything else is pasted as ever. What was pasted before this
 * had come the browser has written into the field, which is filled with the first cell as it would have been.
 */
export function takePaste({ event, text, list }: Paste, { paste }: RowsView): void {
  const { target } = event
  // Lists in rows, and secrets of several lines, have taken theirs.
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(texts) !== null) return
  // Spreadsheets end also a single cell by a line end.
  if (!/[\t\n\r]/.test(text.replace(/[\n\r]+$/, ''))) return
  event.preventDefault()
  const field = target.closest<HTMLElement>('[data-field]')
  paste(text, field !== null && list?.contains(field) ? field.dataset['field'] : undefined)
}
