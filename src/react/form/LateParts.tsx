'use client'

import type { ReactNode, RefObject } from 'react'
import { FocusInPlace } from './FocusInPlace.tsx'
import { HistoryParts } from './HistoryParts.tsx'
import { RefreshSpoken } from './RefreshSpoken.tsx'
import { useFormView } from './useFormView.ts'

interface LatePartsProps {
  readonly root: RefObject<HTMLElement | null>
}

/** What a form needs only once somebody works in it. Loaded with the first focus in it, or the first change. */
export function LateParts({ root }: LatePartsProps): ReactNode {
  const hasHistory = useFormView(({ history }) => history.canUndo || history.canRedo)
  return (
    <>
      {hasHistory && <HistoryParts root={root} />}
      <FocusInPlace root={root} />
      <RefreshSpoken root={root} />
    </>
  )
}
