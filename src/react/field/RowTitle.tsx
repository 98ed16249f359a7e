'use client'

import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { Address } from '../../core/values/path.ts'
import { selectRowTitle } from '../../store/rowTitle.ts'
import { useFormContext } from '../formContext.ts'

interface RowTitleProps {
  readonly address: Address
  /** Where that tells nothing. */
  readonly untitled?: ReactNode
}

/** What a row is called by what was filled in, and more quietly what else tells it from others. Renders when that changes. */
export function RowTitle({ address, untitled }: RowTitleProps) {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(address, listener), [store, address])
  const read = () => selectRowTitle(store.state.cells, address)
  const [title, detail] = useSyncExternalStore(subscribe, read, read).split('\n')
  if (detail === undefined) return title || untitled
  return (
    <>
      {title} <span className="mf-row-detail">{detail}</span>
    </>
  )
}
