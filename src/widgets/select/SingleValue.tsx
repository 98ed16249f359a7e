import type { SelectModel } from './selectModel.ts'
import { ChooseFirst } from './ChooseFirst.tsx'
import { LoadingText } from './LoadingText.tsx'
import { ShortError } from './ShortError.tsx'

interface SingleValueProps {
  readonly model: SelectModel
  /** What the value is called; `undefined` where there is none. */
  readonly label: string | undefined
}

/** What a closed single select shows in its one line: the value and what is wrong with it, else how the options are doing, else the placeholder. */
export function SingleValue({ model, label }: SingleValueProps) {
  const { widget, options, look, chosen } = model
  if (label === undefined) return <EmptyValue model={model} />
  const [choice = { value: widget.value, label }] = chosen
  const detail = look.mono ? '' : look.detail(choice)
  return (
    <>
      {look.lead(choice)}
      <span className="mf-select-text">{label}</span>
      {detail !== '' && <span className="mf-select-detail">{detail}</span>}
      {options.notInList && <span className="mf-select-warning">{widget.messages.notInList}</span>}
      {options.waitingFor && <ChooseFirst label={options.waitingFor.label} messages={widget.messages} />}
      {options.status === 'error' && <ShortError message={options.error} />}
    </>
  )
}

function EmptyValue({ model: { widget, options, loadingText } }: { readonly model: SelectModel }) {
  const { messages } = widget
  if (options.waitingFor) return <ChooseFirst label={options.waitingFor.label} messages={messages} />
  if (options.status === 'loading') return <LoadingText text={options.slow ? messages.slowOptions : loadingText} />
  if (options.status === 'error') return <ShortError message={options.error} />
  return <span className="mf-select-placeholder">{widget.placeholder ?? messages.choose}</span>
}
