'use client'

import { memo } from 'react'
import { renderRowButtons, renderRowHandle, renderRowToggle } from './renderRowParts.tsx'
import type { RowList } from './rowList.ts'
import { useClassName } from '../../react/classNames.ts'

interface RowProps {
  readonly rowKey: string
  readonly id: string
  readonly list: RowList
  /** Where it stood when it was drawn last. */
  readonly index: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly open: boolean
  readonly invalid: boolean
}

/**
 * One row: a header that folds it and, below, its fields; a row of a single value has no header. Its number stands in one element, to which its buttons refer, so that rows that only
 * move up or down are not drawn anew (`useRowNames`).
 */
export const Row = memo(function Row({ rowKey, id, list, index, isFirst, isLast, open, invalid }: RowProps) {
  const classOf = useClassName()
  const { foldable, editable, messages } = list
  const nameId = `${id}-name`
  const parts = { rowKey, id, nameId, list }
  const handle = editable && list.canMove && renderRowHandle(classOf, parts)
  const buttons = editable && renderRowButtons(classOf, parts, { isFirst, isLast })
  const name = messages.rowName(list.itemLabel, index + 1)
  if (!foldable) {
    return (
      <li className={classOf('row')} data-bare="true">
        <span id={nameId} data-part="name" hidden>
          {name}
        </span>
        {handle}
        <div className="mf-row-value" data-part="body">
          {list.render(rowKey)}
        </div>
        {buttons}
      </li>
    )
  }
  const bodyId = `${id}-fields`
  return (
    <li className={classOf('row')} data-open={open} data-invalid={invalid || undefined}>
      <div className={classOf('row-header')}>
        {handle}
        {renderRowToggle(classOf, parts, { name, open, invalid, bodyId })}
        {buttons}
      </div>
      {open && (
        <fieldset className={classOf('row-body')} id={bodyId} data-part="body" aria-labelledby={nameId}>
          {list.render(rowKey)}
        </fieldset>
      )}
    </li>
  )
}, areAlikeButForIndex)

const compared = ['list', 'isFirst', 'isLast', 'open', 'invalid'] as const

/** Key and id are those of the row for as long as it lives. */
function areAlikeButForIndex(before: RowProps, after: RowProps): boolean {
  return compared.every((name) => before[name] === after[name])
}
