'use client'

import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useOpenRows } from './useOpenRows.ts'
import { renderMenuOpener, renderRemove, renderRowHandle, renderRowToggle } from './renderRowParts.tsx'
import { rowEditing, useRowEditing } from './useRowEditing.ts'
import type { RowsView, WidgetProps } from '../../react/widgetProps.ts'
import { DrawnPartsContext } from '../group/drawnParts.ts'
import type { RowList, RowProps } from './rowList.ts'
import { renderIcon } from '../../react/renderIcon.tsx'
import { useClassName } from '../../react/classNames.ts'
import { Card } from '../group/Group.tsx'

/** An array as rows on one card: rows of objects fold to a title, rows of single values have no header. */
export function Rows({ rows, ...props }: WidgetProps) {
  return rows && <RowsCard {...props} rows={rows} />
}

function RowsCard({ rows, ...props }: Omit<WidgetProps, 'rows'> & { readonly rows: RowsView }) {
  const classOf = useClassName()
  const { messages, announce, disabled, readOnly } = props
  const list = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenRows(rows)
  const editable = !disabled && !readOnly
  const editing = useRowEditing({ rows, messages, announce }, list)
  const parts = rowEditing.use(editable)
  const { edit } = editing
  const { length } = rows.keys
  const count = length > 0 && (
    <span className="mf-count">
      <span className="mf-count-figure" aria-hidden="true">
        {length}
      </span>
      <span className="mf-visually-hidden">{messages.rowCount(length)}</span>
    </span>
  )
  const { removed } = rows
  const add = editable && rows.canAdd ? () => editing.add(length) : undefined
  // The row removed last can be restored, with all its values.
  const restore = editable && removed ? () => edit((actions) => actions.restore()) : undefined
  const paste = (event: ClipboardEvent) => {
    // The clipboard data is only available during the event.
    const text = event.clipboardData.getData('text/plain')
    edit((actions) => actions.paste(event, text, list.current))
  }
  // Browsers lay out a whole fieldset again when its own children change.
  const renderList = (below?: ReactNode) => (
    <div ref={list} className="mf-rows" onPaste={editable ? paste : undefined}>
      {length > 0 && <RowItems {...props} rows={rows} editing={editing} editable={editable} open={open} onToggle={toggle} />}
      {below}
      {parts && <parts.FocusOnHead list={list} />}
    </div>
  )
  return (
    <Card widget={props} beside={count} rows={{ view: rows, add, restore, renderList }}>
      {renderList(
        <>
          <div className="mf-row-foot" data-part="foot">
            {length === 0 && <span className="mf-card-empty">{messages.noRows}</span>}
            {add && (
              <button type="button" className={classOf('button', 'mf-add')} data-variant="quiet" data-part="add" onClick={add}>
                {renderIcon('add')}
                <span>{messages.addRow(rows.itemLabel)}</span>
              </button>
            )}
          </div>
          {parts && <parts.Removal rows={rows} messages={messages} restore={restore} />}
        </>,
      )}
    </Card>
  )
}

interface RowItemsProps extends Pick<WidgetProps, 'id' | 'messages'> {
  readonly rows: RowsView
  readonly editing: Pick<RowList, 'edit' | 'onKey'>
  readonly editable: boolean
  /** Keys of the open rows. */
  readonly open: ReadonlySet<string>
  readonly onToggle: (key: string) => void
}

/** The rows of an array, one below the other. An unchanged row does not render again with the others. */
function RowItems({ id, messages, rows, editing, editable, open, onToggle }: RowItemsProps) {
  const classOf = useClassName()
  const { row: draw } = useContext(DrawnPartsContext)
  const { keys, foldable, itemLabel, canAdd, canRemove, render, renderTitle } = rows
  const canMove = editable && keys.length > 1
  const list = useMemo<RowList>(
    () => ({
      foldable,
      itemLabel,
      canRemove,
      canMove,
      movingKeys: canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined,
      hasMenu: editable && (canMove || canAdd || canRemove),
      render,
      renderTitle,
      editable,
      messages,
      ...editing,
      onToggle,
      draw,
    }),
    [foldable, itemLabel, canAdd, canRemove, canMove, render, renderTitle, editable, messages, editing, onToggle, draw],
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
 * Writes the names of rows whose number has changed, without rendering the rows. Moving the last of 200 to the top takes 9 ms of script
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
      // The first match is the row's own name; names of rows inside it follow later.
      const name = list.current?.children[index]?.querySelector('[data-part="name"]')
      if (name) name.textContent = nameOf(index)
    }
  })
}

/**
 * One row: a header that folds it and, below, its fields; a row of a single value has no header. Its name is in one element, to which its
 * buttons refer, so that rows that only move up or down need not render again (`useRowNames`).
 */
const Row = memo(function Row(row: RowProps) {
  const { list } = row
  const own = useOwnRow(row)
  return list.draw ? list.draw(own, row) : own
}, areAlikeButForIndex)

function useOwnRow({ rowKey, id, list, index, open, invalid }: RowProps) {
  const classOf = useClassName()
  const { foldable, editable, messages } = list
  const nameId = `${id}-name`
  const parts = { rowKey, id, nameId, list }
  const handle = list.canMove && renderRowHandle(classOf, parts)
  const onKeyDown = editable ? (event: KeyboardEvent) => list.onKey(rowKey, event, classOf) : undefined
  const name = messages.rowName(list.itemLabel, index + 1)
  if (!foldable) {
    return (
      // The key events come from controls inside it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li className={classOf('row')} data-bare="true" onKeyDown={onKeyDown}>
        <span id={nameId} data-part="name" hidden>
          {name}
        </span>
        {handle}
        <div className="mf-row-value" data-part="body">
          {list.render(rowKey)}
        </div>
        {editable && list.canRemove && renderRemove(classOf, parts)}
      </li>
    )
  }
  const bodyId = `${id}-fields`
  return (
    <li className={classOf('row')} data-open={open} data-invalid={invalid || undefined}>
      <div className={classOf('row-header')} role="presentation" onKeyDown={onKeyDown}>
        {handle}
        {renderRowToggle(classOf, parts, { name, open, invalid, bodyId })}
        {list.hasMenu && renderMenuOpener(classOf, parts, 'menu', messages.rowActions)}
      </div>
      {open && (
        <fieldset className={classOf('row-body')} id={bodyId} data-part="body" aria-labelledby={nameId}>
          {list.render(rowKey)}
        </fieldset>
      )}
    </li>
  )
}

const compared = ['list', 'open', 'invalid'] as const

/** Key and id never change for a row. */
function areAlikeButForIndex(before: RowProps, after: RowProps): boolean {
  // The host's component gets the index as a prop.
  return compared.every((name) => before[name] === after[name]) && (!after.list.draw || before.index === after.index)
}
