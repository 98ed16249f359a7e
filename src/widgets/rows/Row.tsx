'use client'

import { memo, type KeyboardEvent } from 'react'
import { renderRowHandle, renderRowMenuButton, renderRemove, renderRowToggle } from './renderRowParts.tsx'
import type { RowProps } from './rowList.ts'
import { useClassName } from '../../react/classNames.ts'

/**
 * One row: a header that folds it and, below, its fields; a row of a single value has no header. Its name stands in one element, to which its buttons refer, so that rows that only
 * move up or down are not drawn anew (`useRowNames`).
 */
export const Row = memo(function Row(row: RowProps) {
  const { list } = row
  const own = useOwnRow(row)
  return list.draw ? list.draw(own, row) : own
}, areAlikeButForIndex)

function useOwnRow({ rowKey, id, list, index, open, invalid }: RowProps) {
  const classOf = useClassName()
  const { foldable, editable, messages } = list
  const nameId = `${id}-name`
  const parts = { rowKey, id, nameId, list }
  const handle = editable && list.canMove && renderRowHandle(classOf, parts)
  const onKeyDown = editable ? (event: KeyboardEvent) => list.edit((rows) => rows.onKey(rowKey, event, classOf)) : undefined
  const name = messages.rowName(list.itemLabel, index + 1)
  if (!foldable) {
    return (
      // The keys are those of what is in it.
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
        {editable && (list.canMove || list.canAdd || list.canRemove) && renderRowMenuButton(classOf, parts)}
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

/** Key and id are those of the row for as long as it lives. */
function areAlikeButForIndex(before: RowProps, after: RowProps): boolean {
  // A part of the host's is told the index.
  return compared.every((name) => before[name] === after[name]) && (!after.list.draw || before.index === after.index)
}
