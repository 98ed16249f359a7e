'use client'

import { useMemo } from 'react'
import { childAddress } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { selectRowTitle } from '../../store/rowTitle.ts'
import { rowWork } from '../../store/rows/rowWork.ts'
import { loadOnce } from '../loadOnce.ts'
import { useFormContext } from '../formContext.ts'
import { RowTitle } from './RowTitle.tsx'
import type { RowsView } from '../widgetProps.ts'

/** What copies and pastes rows: a form in which nobody does goes without. */
export const rowChanges = loadOnce(() => import('./rowChanges.ts'))

type RowChanges = Awaited<ReturnType<typeof rowChanges.load>>

/** The rows of an array with what can be done to them. Keys are stable, so that no row takes over another's state. Decisions §2. */
export function useRowsView({ cell, keysWithError, rowToOpen, removedRow }: FieldView): RowsView {
  const { Field, store, effects, announcer, messages } = useFormContext()
  const { address, node, rows } = cell
  const foldable = node.row?.shape === 'group'
  const actions = useMemo(() => {
    const change = (run: (changes: RowChanges) => unknown) => void rowChanges.load().then(run, () => announcer.announce(messages.notLoaded))
    return {
      add: () => store.dispatch({ type: 'rowAdded', address }),
      insert: (index: number) => store.dispatch({ type: 'rowAdded', address, index }),
      duplicate: (key: string) => change(({ copyRow }) => copyRow(store, rowWork, address, key)),
      paste: (text: string, field?: string) =>
        change(({ pasteInto }) => pasteInto({ store, work: rowWork, messages, announce: announcer.announce }, address, text, field)),
      remove: (key: string) => store.dispatch({ type: 'rowRemoved', address, key }),
      move: (key: string, to: number) => store.dispatch({ type: 'rowMoved', address, key, to }),
      render: (key: string) => <Field address={childAddress(address, key)} />,
      titleOf: (key: string) => selectRowTitle(store.state.cells, childAddress(address, key)).split('\n', 1)[0] ?? '',
      renderTitle: (key: string) => <RowTitle address={childAddress(address, key)} />,
    }
  }, [Field, store, announcer, messages, address])
  const { key: keyToOpen, request } = rowToOpen ?? {}
  // Each request is a set of its own: a row that was folded again since opens once more.
  const keysToOpen = useMemo(() => openedBy(keyToOpen, request), [keyToOpen, request])
  return useMemo(() => {
    const count = rows?.length ?? 0
    const { min_items: least = 0, max_items: most = Infinity } = node.definition.validation ?? {}
    return {
      keys: rows ?? [],
      canAdd: count < most,
      canRemove: count > least,
      itemLabel: node.row?.definition.label || messages.row,
      foldable,
      keysWithError,
      keysToOpen,
      removed: removedRow && { index: removedRow.index, title: removedRow.title, restore: () => effects.applyHistory('restoreRow') },
      ...actions,
    }
  }, [rows, node, messages, foldable, keysWithError, keysToOpen, removedRow, actions, effects])
}

const openedBy = (key: string | undefined, request: number | undefined): ReadonlySet<string> =>
  new Set(key === undefined || request === undefined ? [] : [key])
