'use client'

import { useMemo, type ReactNode } from 'react'
import { childAddress } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { useFormContext } from '../formContext.ts'
import { createRowActions, readRows } from './rowActions.ts'
import { RowTitle } from './RowTitle.tsx'
import type { RowsView } from '../widgetProps.ts'

/** The rows of an array with what can be done to them. Keys are stable, so that no row takes over another's state. Decisions §2. */
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
  // Each request is a set of its own: a row that was folded again since opens once more.
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
