import type { KeyboardEvent } from 'react'
import type { ClassOf } from '../../../react/classNames.ts'
import type { RowActions, RowPart } from '../rowList.ts'

/** By how many places a key moves a row. */
const rowKeys: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

interface PressedRow {
  readonly rowKey: string
  readonly classOf: ClassOf
  readonly actions: RowActions
}

/** Alt and the arrow keys move a row, on its handle the arrow keys alone; on its menu button these open the menu. */
export function pressRowKey(event: KeyboardEvent, { rowKey, classOf, actions }: PressedRow): void {
  const { key, altKey, target } = event
  const by = rowKeys[key]
  if (by === undefined || !(target instanceof HTMLElement)) return
  // Written by renderRowParts.tsx.
  const part = target.dataset['part'] as RowPart | undefined
  if (altKey || part === 'handle') actions.step(rowKey, by, part ?? 'body')
  else if (part === 'menu') actions.openMenu(rowKey, target, classOf, by < 0)
  else return
  event.preventDefault()
}
