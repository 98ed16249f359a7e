import { drawChooseFirst } from '../box/drawChooseFirst.tsx'
import { drawLoadingText } from '../box/drawLoadingText.tsx'
import { drawShortError } from '../box/drawShortError.tsx'
import type { SelectModel } from '../selectModel.ts'

/** What a closed multi-select shows beside its chips: how the options are doing, else what to do. */
export function ManyValue({ model }: { readonly model: SelectModel }) {
  const { widget, options, filterHint, loadingText, many } = model
  const { messages } = widget
  if (options.waitingFor) return drawChooseFirst(options.waitingFor.label, messages)
  if (options.status === 'error') return drawShortError(options.error)
  if (options.status === 'loading' && many?.count === 0) return drawLoadingText(options.slow ? messages.slowOptions : loadingText)
  return <span className="mf-select-placeholder">{widget.disabled ? '' : filterHint}</span>
}
