'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { childAddress, type Path } from '../core/values/path.ts'
import { createRowActions, readRows } from '../react/field/useRowsView.tsx'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import type { RowsView } from '../react/widgetProps.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { selectRowTitle } from '../store/rowTitle.ts'
import { usePlace, type Place } from './usePlace.ts'

/** A row to draw. */
export interface RowEntry<At extends Path = Path> {
  /** Stays the same when the row moves. */
  readonly key: string
  /** Where it stands now: of a row of one value `useField` draws it, of others `useFields`. */
  readonly path: At
  /** What it is called by its number: `Contact 2`. By what was filled in `useRowTitle` calls it. */
  readonly label: string
  /** An error in it shows. */
  readonly hasError: boolean
  /** A field in it is to get the focus: unfold it. The field takes the focus once it is drawn. */
  readonly wantsFocus: boolean
}

/** The rows of an array, for markup of the host's. What `useRows` returns. */
export interface RowsApi<At extends Path = Path> extends Pick<
  RowsView,
  'canAdd' | 'canRemove' | 'itemLabel' | 'removed' | 'duplicate' | 'remove' | 'move' | 'titleOf'
> {
  /** Rows are at the path. */
  readonly exists: boolean
  /** The rows in their order. */
  readonly rows: readonly RowEntry<At>[]
  /** Adds a row at the end. Returns its path: `focusField([...path, 'name'])` puts the focus into it. */
  readonly add: () => At
  /** Adds a row at an index. */
  readonly insert: (index: number) => At
}

/**
 * The rows of an array. Renders again when rows come, go or move, when an error comes up in one, and never with what is typed in them. None where no rows are at the path.
 *
 * @throws Error outside of a form.
 * @example
 * const { rows, itemLabel, canAdd, add, remove } = useRows('people')
 */
export function useRows<At extends Path = Path>(path: Path | string): RowsApi<At>
export function useRows(path: Path | string): RowsApi {
  const form = useFormContext()
  const place = usePlace(path)
  return useMemo(() => readRowsApi(form, place), [form, place])
}

function readRowsApi(form: FormContextValue, place: Place | undefined): RowsApi {
  const { store, messages, readOnly, disabled } = form
  const { view } = place ?? {}
  const exists = view?.cell.node.shape === 'rows' && !view.cell.expression
  if (view === undefined || !exists) return noRows
  const { address, node, rows: keys } = view.cell
  const { canAdd, canRemove, itemLabel, keysWithError, removed } = readRows(form, { ...view, node, rows: keys })
  const { insert, ...actions } = createRowActions(form, address)
  const isFixed = readOnly || disabled
  const insertAt = (index: number): Path => {
    insert(index)
    const count = store.state.cells.get(address)?.rows?.length ?? 0
    return [...pathOf(store.state, address), Math.max(0, Math.min(index, count - 1))]
  }
  return {
    ...actions,
    exists,
    canAdd: canAdd && !isFixed,
    canRemove: canRemove && !isFixed,
    itemLabel,
    removed,
    insert: insertAt,
    add: () => insertAt(Infinity),
    rows: (keys ?? []).map((key, index) => ({
      key,
      path: pathOf(store.state, childAddress(address, key)),
      label: messages.rowName(itemLabel, index + 1),
      hasError: keysWithError.has(key),
      wantsFocus: view.rowToOpen?.key === key,
    })),
  }
}

const nowhere: Path = []
const nothing = () => {}

const noRows: RowsApi = {
  exists: false,
  rows: [],
  canAdd: false,
  canRemove: false,
  itemLabel: '',
  removed: undefined,
  add: () => nowhere,
  insert: () => nowhere,
  duplicate: nothing,
  remove: nothing,
  move: nothing,
  titleOf: () => '',
}

/**
 * What a row is called by what was filled in: `Ada Lovelace`; `''` where that tells nothing, or no row is at the path. Never a default, never a password. Renders again when that changes.
 *
 * @throws Error outside of a form.
 * @example const title = useRowTitle(row.path) || row.label
 */
export function useRowTitle(path: Path | string): string {
  const { store } = useFormContext()
  const address = usePlace(path)?.view.cell.address
  const subscribe = useCallback(
    (listener: () => void) => (address === undefined ? nothing : store.subscribeValue(address, listener)),
    [store, address],
  )
  const read = () => (address === undefined ? '' : (selectRowTitle(store.state.cells, address).split('\n', 1)[0] ?? ''))
  return useSyncExternalStore(subscribe, read, read)
}
