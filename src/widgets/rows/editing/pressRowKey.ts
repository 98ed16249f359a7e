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

/** Moves a row by Alt and an arrow key, or on its handle by an arrow key alone; on the menu button an arrow key opens the menu. */
export function pressRowKey(event: KeyboardEvent, { rowKey, classOf, actions }: PressedRow): void {
  const { key, altKey, target } = event
  const by = rowKeys[key]
  if (by === undefined || !(target instanceof HTMLElement)) return
  // Set in renderRowParts.tsx.
  const part = target.dataset['part'] as RowPart | undefined
  if (altKey || part === 'handle') actions.step(rowKey, by, part ?? 'body')
  else if (part === 'menu') actions.openMenu(rowKey, target, classOf, by < 0)
  else return
  event.preventDefault()
}
