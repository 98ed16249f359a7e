'use client'

import { useContext, useMemo, useRef, useLayoutEffect, type RefObject } from 'react'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { DrawnPartsContext } from '../group/drawnParts.ts'
import { Row } from './Row.tsx'
import type { EditRows, RowList } from './rowList.ts'
import { useClassName } from '../../react/classNames.ts'

interface RowItemsProps extends Pick<WidgetProps, 'id' | 'messages'> {
  readonly rows: RowsView
  readonly edit: EditRows
  readonly editable: boolean
  /** Keys of the rows that are unfolded. */
  readonly open: ReadonlySet<string>
  readonly onToggle: (key: string) => void
}

/** The rows of an array, one below the other. One that does not change is not drawn anew with the others. */
export function RowItems({ id, messages, rows, edit, editable, open, onToggle }: RowItemsProps) {
  const classOf = useClassName()
  const { row: draw } = useContext(DrawnPartsContext)
  const { keys, foldable, itemLabel, canAdd, canRemove, render, renderTitle } = rows
  const canMove = keys.length > 1
  const list = useMemo<RowList>(
    () => ({ foldable, itemLabel, canAdd, canRemove, canMove, render, renderTitle, editable, messages, edit, onToggle, draw }),
    [foldable, itemLabel, canAdd, canRemove, canMove, render, renderTitle, editable, messages, edit, onToggle, draw],
  )
  const items = useRef<HTMLOListElement>(null)
  useRowNames(items, keys, (index) => messages.rowName(itemLabel, index + 1))
  return (
    <ol ref={items} className={classOf('row-list')} data-part="list">
      {keys.map((key, index) => (
        <Row
          key={key}
          rowKey={key}
          id={`${id}-${key}`}
          list={list}
          index={index}
          open={open.has(key)}
          invalid={rows.keysWithError.has(key)}
        />
      ))}
    </ol>
  )
}

/**
 * Writes the names of rows whose number has changed: for that alone no row is drawn anew. Moving the last of 200 to the top takes 9 ms of script
 * instead of 12 (bench: rowsFolded moveLastToTop script).
 */
function useRowNames(list: RefObject<HTMLElement | null>, keys: readonly string[], nameOf: (index: number) => string): void {
  const named = useRef(keys)
  useLayoutEffect(() => {
    const before = named.current
    if (before === keys) return
    named.current = keys
    for (const [index, key] of keys.entries()) {
      if (key === before[index]) continue
      // Those of rows inside it come later.
      const name = list.current?.children[index]?.querySelector('[data-part="name"]')
      if (name) name.textContent = nameOf(index)
    }
  })
}
