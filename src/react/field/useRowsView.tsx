'use client'

import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Address, childAddress } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { rowWork } from '../../store/rows/rowWork.ts'
import { selectRowTitle } from '../../store/rowTitle.ts'
import { type FormContextValue, noDates, useFormContext } from '../formContext.ts'
import { loadOnce } from '../loadOnce.ts'
import type { RowsView } from '../widgetProps.ts'

/** The rows of an array with their actions. Keys are stable, so that no row takes over another's state. Decisions §2. */
export function useRowsView(view: FieldView): RowsView {
  const form = useFormContext()
  const { address, node } = view.cell
  const actions = useMemo(() => {
    const { Field } = form
    return {
      ...createRowActions(form, address),
      render: (key: string) => <Field address={childAddress(address, key)} />,
      renderTitle: (key: string, untitled?: ReactNode) => <RowTitle address={childAddress(address, key)} untitled={untitled} />,
    }
  }, [form, address])
  const { key: keyToOpen, request } = view.rowToOpen ?? {}
  // Each request creates a new set, so that a row that was folded again opens once more.
  const keysToOpen = useMemo(() => openedBy(keyToOpen, request), [keyToOpen, request])
  const { keysWithError, removedRow } = view
  const { rows } = view.cell
  return useMemo(
    () => ({ ...readRows(form, { rows, node, keysWithError, removedRow }), foldable: node.row?.shape === 'group', keysToOpen, ...actions }),
    [form, rows, node, keysWithError, removedRow, keysToOpen, actions],
  )
}

const openedBy = (key: string | undefined, request: number | undefined): ReadonlySet<string> =>
  new Set(key === undefined || request === undefined ? [] : [key])

/** Copying and pasting rows, loaded on first use. */
export const rowChanges = loadOnce(() => import('./rowChanges.ts'))

type RowChanges = Awaited<ReturnType<typeof rowChanges.load>>

/** The actions on the rows of an array. */
export function createRowActions(form: FormContextValue, address: Address) {
  const { store, announcer, messages } = form
  const change = (run: (changes: RowChanges) => unknown) => void rowChanges.load().then(run, () => announcer.announce(messages.notLoaded))
  return {
    add: () => store.dispatch({ type: 'rowAdded', address }),
    insert: (index: number) => store.dispatch({ type: 'rowAdded', address, index }),
    duplicate: (key: string) => change(({ copyRow }) => copyRow(store, rowWork, address, key)),
    paste: (text: string, field?: string) =>
      change(({ pasteInto }) => pasteInto({ ...form, work: rowWork, announce: announcer.announce }, address, text, field)),
    remove: (key: string) => store.dispatch({ type: 'rowRemoved', address, key }),
    move: (key: string, to: number) => store.dispatch({ type: 'rowMoved', address, key, to }),
    titleOf: (key: string) => writeRowTitle(form, childAddress(address, key))[0] ?? '',
  }
}

const noRows: readonly string[] = []

/** The rows, and how many are allowed. */
export function readRows(
  form: FormContextValue,
  { rows = noRows, node, keysWithError, removedRow }: Pick<Cell, 'rows' | 'node'> & Pick<FieldView, 'keysWithError' | 'removedRow'>,
) {
  const { effects, messages } = form
  const { min_items: least = 0, max_items: most = Infinity } = node.definition.validation ?? {}
  return {
    keys: rows,
    canAdd: rows.length < most,
    canRemove: rows.length > least,
    itemLabel: node.row?.definition.label || messages.row,
    keysWithError,
    removed: removedRow && {
      index: removedRow.index,
      title: writeRowTitle(form, removedRow.row, { get: (at) => removedRow.cells.get(at)?.before })[0] ?? '',
      restore: () => effects.applyHistory('restoreRow'),
    },
  }
}

/**
 * The title of a row from its filled-in fields, followed by further details, if there are any. Dates are written in the locale once the
 * date module is loaded.
 */
export const writeRowTitle: FormContextValue['writeRowTitle'] = ({ store, dates, locale }, address, cells = store.state.cells) => {
  const local = dates?.current()
  return selectRowTitle(local ? { get: (at) => local.writeDate(cells.get(at), locale) } : cells, address).split('\n')
}

/** The title of a row and its details, as `writeRowTitle` returns them. Renders when they change. */
export function useWrittenTitle(address: Address): readonly string[] {
  const form = useFormContext()
  const { store, dates } = form
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(address, listener), [store, address])
  const read = () => selectRowTitle(store.state.cells, address)
  const stored = useSyncExternalStore(subscribe, read, read)
  const useDates = dates?.use ?? noDates
  const isLocal = useDates(/\d{4}-\d\d-/.test(stored)) !== undefined
  return isLocal ? writeRowTitle(form, address) : stored.split('\n')
}

interface RowTitleProps {
  readonly address: Address
  /** Shown if the row has no title. */
  readonly untitled?: ReactNode
}

/**
 * The title of a row from its filled-in fields, followed by what distinguishes it, in a weaker style. Both stand in elements, since
 * translators of pages replace bare texts; without a title there is none, so that `:empty` applies (rows.css).
 */
export function RowTitle({ address, untitled }: RowTitleProps) {
  const [title, detail] = useWrittenTitle(address)
  const shown = title || untitled
  return (
    <>
      {shown && <span>{shown}</span>}
      {detail !== undefined && (
        <>
          {' '}
          <span className="mf-row-detail">{detail}</span>
        </>
      )}
    </>
  )
}
