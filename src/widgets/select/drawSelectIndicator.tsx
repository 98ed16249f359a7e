import { drawIcon } from '../../react/drawIcon.tsx'
import type { SelectModel } from './selectModel.ts'

/**
 * The end of the box: a chevron where a press opens a list, a spinner while something is on its way. `isOpening`: the open part is on its way;
 * `isEmpty`: no value is shown, so that loading is said in its place.
 */
export function drawSelectIndicator(
  { options }: SelectModel,
  { isOpening, isEmpty }: { readonly isOpening: boolean; readonly isEmpty: boolean },
) {
  const loading = options.status === 'loading'
  if (isOpening || (loading && !isEmpty)) return <span className="mf-spinner" aria-hidden="true" />
  if (loading || options.waitingFor) return null
  return <span className="mf-select-chevron">{drawIcon('chevron')}</span>
}
