import { ChooseFirst } from './ChooseFirst.tsx'
import { LoadingText } from './LoadingText.tsx'
import { ShortError } from './ShortError.tsx'
import type { SelectModel } from './selectModel.ts'

/** What a closed multi-select shows beside its chips: how the options are doing, else what to do. */
export function ManyValue({ model }: { readonly model: SelectModel }) {
  const { widget, options, filterHint, loadingText, many } = model
  const { messages } = widget
  if (options.waitingFor) return <ChooseFirst label={options.waitingFor.label} messages={messages} />
  if (options.status === 'error') return <ShortError message={options.error} />
  if (options.status === 'loading' && many?.count === 0) return <LoadingText text={options.slow ? messages.slowOptions : loadingText} />
  return <span className="mf-select-placeholder">{widget.disabled ? '' : filterHint}</span>
}
