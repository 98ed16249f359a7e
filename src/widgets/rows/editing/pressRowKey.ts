import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../react/isComposing.ts'
import type { ClassOf } from '../../../react/classNames.ts'
import type { RowsView } from '../../../react/widgetProps.ts'
import type { RowActions, RowPart } from '../rowList.ts'

/** By how many places a key moves a row. */
const rowKeys: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

interface PressedRow extends Pick<RowsView, 'foldable' | 'canAdd'> {
  readonly rowKey: string
  readonly classOf: ClassOf
  readonly actions: RowActions
}

/** Alt and the arrow keys move a row, on its handle the arrow keys alone; on its menu button these open the menu. Enter in a text that is a row adds one below it. */
export function pressRowKey(event: KeyboardEvent, { rowKey, classOf, foldable, canAdd, actions }: PressedRow): void {
  const { key, altKey, target, nativeEvent } = event
  // Selects, for one, have a use for these keys themselves.
  if (event.defaultPrevented || isComposing(nativeEvent) || !(target instanceof HTMLElement)) return
  // Written by renderRowParts.tsx.
  const part = target.dataset['part'] as RowPart | undefined
  const by = rowKeys[key]
  if (by !== undefined && (altKey || part === 'handle')) actions.step(rowKey, by, part ?? 'body')
  else if (by !== undefined && part === 'menu') actions.openMenu(rowKey, target, classOf, by < 0)
  else if (key === 'Enter' && canAdd && !foldable && !event.repeat && target.matches('input:not([type=checkbox])'))
    actions.insert(rowKey, 1)
  else return
  event.preventDefault()
}
