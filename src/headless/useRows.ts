'use client'

import { useMemo } from 'react'
import { childAddress, nowhere, type Path } from '../core/values/path.ts'
import { createRowActions, readRows, useWrittenTitle } from '../react/field/useRowsView.tsx'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import type { RowsView } from '../react/widgetProps.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { usePlace, type Place } from './usePlace.ts'

/** A row to render. */
export interface RowEntry<At extends Path = Path> {
  /** Stays the same when the row moves. */
  readonly key: string
  /** Its current path: for `useField` if the row is a single value, else for `useFields`. */
  readonly path: At
  /** Its name by number: `Contact 2`. For the title from its filled-in fields see `useRowTitle`. */
  readonly label: string
  /** A field in it shows an error. */
  readonly hasError: boolean
  /** A field in it is to be focused: unfold the row. The field takes the focus once it is rendered. */
  readonly wantsFocus: boolean
}

/** The rows of an array, for the host's own markup. Returned by `useRows`. */
export interface RowsApi<At extends Path = Path> extends Pick<
  RowsView,
  'canAdd' | 'canRemove' | 'itemLabel' | 'removed' | 'duplicate' | 'remove' | 'move' | 'titleOf'
> {
  /** There are rows at the path. */
  readonly exists: boolean
  /** The rows in their order. */
  readonly rows: readonly RowEntry<At>[]
  /** Adds a row at the end. Returns its path: `focusField([...path, 'name'])` focuses a field in it. */
  readonly add: () => At
  /** Adds a row at an index. */
  readonly insert: (index: number) => At
}

/**
 * The rows of an array. Renders again when rows are added, removed or moved, or when an error in one appears or disappears, and never with
 * values in them. Empty if there are no rows at the path.
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

const noPath: Path = []
const nothing = () => {}

const noRows: RowsApi = {
  exists: false,
  rows: [],
  canAdd: false,
  canRemove: false,
  itemLabel: '',
  removed: undefined,
  add: () => noPath,
  insert: () => noPath,
  duplicate: nothing,
  remove: nothing,
  move: nothing,
  titleOf: () => '',
}

/**
 * The title of a row from its filled-in fields: `Ada Lovelace`; `''` if they give none, or there is no row at the path. Never contains a
 * default or a password; dates are in the `locale` of the form. Renders again when the title changes.
 *
 * @throws Error outside of a form.
 * @example const title = useRowTitle(row.path) || row.label
 */
export function useRowTitle(path: Path | string): string {
  const [title = ''] = useWrittenTitle(usePlace(path)?.view.cell.address ?? nowhere)
  return title
}
