import { drawChooseFirst } from './box/drawChooseFirst.tsx'
import { drawLoadingText } from './box/drawLoadingText.tsx'
import { drawShortError } from './box/drawShortError.tsx'
import type { SelectModel } from './selectModel.ts'

/**
 * What a closed single select shows in its one line: the value and what is wrong with it, else how the options are doing, else the placeholder.
 * `label` is what the value is called; `undefined` where there is none.
 */
export function drawSingleValue(model: SelectModel, label: string | undefined) {
  const { widget, options, look, chosen } = model
  if (label === undefined) return drawNoValue(model)
  const [choice = { value: widget.value, label }] = chosen
  const detail = look.mono ? '' : look.detail(choice)
  return (
    <>
      {look.lead(choice)}
      <span className="mf-select-text">{label}</span>
      {detail !== '' && <span className="mf-select-detail">{detail}</span>}
      {options.notInList && <span className="mf-select-warning">{widget.messages.notInList}</span>}
      {options.waitingFor && drawChooseFirst(options.waitingFor.label, widget.messages)}
      {options.status === 'error' && drawShortError(options.error)}
    </>
  )
}

function drawNoValue({ widget, options, loadingText }: SelectModel) {
  const { messages } = widget
  if (options.waitingFor) return drawChooseFirst(options.waitingFor.label, messages)
  if (options.status === 'loading') return drawLoadingText(options.slow ? messages.slowOptions : loadingText)
  if (options.status === 'error') return drawShortError(options.error)
  return <span className="mf-select-placeholder">{widget.placeholder ?? messages.choose}</span>
}
