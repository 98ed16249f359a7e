import { Icon } from '../../react/Icon.tsx'
import type { SelectModel } from './selectModel.ts'

interface SelectIndicatorProps {
  readonly model: SelectModel
  /** The open part is on its way. */
  readonly opening: boolean
  /** No value is shown, so that loading is said in its place. */
  readonly empty: boolean
}

/** The end of the box: a chevron where a press opens a list, a spinner while something is on its way. */
export function SelectIndicator({ model: { options }, opening, empty }: SelectIndicatorProps) {
  const loading = options.status === 'loading'
  if (opening || (loading && !empty)) return <span className="mf-spinner" aria-hidden="true" />
  if (loading || options.waitingFor) return null
  return (
    <span className="mf-select-chevron">
      <Icon name="chevron" />
    </span>
  )
}
