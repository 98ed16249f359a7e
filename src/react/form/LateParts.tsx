import type { ReactNode, RefObject } from 'react'
import { CompositionWatch } from './CompositionWatch.tsx'
import { DoubleClickWatch } from './DoubleClickWatch.tsx'
import { ErrorSpoken } from './ErrorSpoken.tsx'
import { FocusInPlace } from './FocusInPlace.tsx'
import { HistoryParts } from './HistoryParts.tsx'
import { PasteWatch } from './PasteWatch.tsx'
import { RefreshSpoken } from './RefreshSpoken.tsx'
import { UndoKeys } from './UndoKeys.tsx'

interface LatePartsProps {
  readonly root: RefObject<HTMLElement | null>
  /** There is a change to undo or to redo. */
  readonly hasHistory: boolean
}

/** What a form needs only once somebody works in it. Loaded with the first focus in it, or the first change. */
export function LateParts({ root, hasHistory }: LatePartsProps): ReactNode {
  return (
    <>
      {hasHistory && <HistoryParts />}
      <UndoKeys root={root} />
      <CompositionWatch root={root} />
      <DoubleClickWatch root={root} />
      <PasteWatch root={root} />
      <ErrorSpoken root={root} />
      <FocusInPlace root={root} />
      <RefreshSpoken root={root} />
    </>
  )
}
