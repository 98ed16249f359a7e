import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'
import { findChoice } from '../../core/values/choices.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { SelectField } from './box/SelectField.tsx'
import type { ChoiceLook, SelectModel } from './selectModel.ts'
import { shownLabel } from './choiceLook.ts'
import { renderOptionsStatus } from './box/renderOptionsStatus.tsx'

interface SingleSelect {
  readonly widget: WidgetProps
  readonly options: OptionsView
  readonly look: ChoiceLook
}

/**
 * A select of a single value. A choice with the value `""` is a value like any other; typed text that could not be read as one stays
 * visible. Decisions §2.
 */
export function renderSingleSelect({ widget, options, look }: SingleSelect) {
  const { messages, value, text } = widget
  const choice = findChoice(options.choices, value)
  const label = text ?? (choice || !isEmpty(value) ? shownLabel(options.labelOf(value), messages) : undefined)
  const model: SelectModel = {
    widget,
    options,
    look,
    chosen: new Set(choice && text === undefined ? [choice] : []),
    multiple: false,
    filterHint: (widget.secret ? undefined : label) ?? widget.placeholder ?? messages.choose,
    onChoose: ({ value: chosen }) => widget.onChange(chosen),
    onUseText: (typed) => {
      widget.onText(typed)
      widget.onCommit()
    },
    many: undefined,
  }
  const onClear = label === undefined ? undefined : () => widget.onChange(undefined)
  return <SelectField model={model} shown={renderSingleValue(model, label)} onClear={onClear} />
}

/**
 * The content of a closed single select, in one line: the value and a mark if it is missing in the list, else the state of the options,
 * else the placeholder. `label` is the label of the value; `undefined` if there is none.
 */
function renderSingleValue(model: SelectModel, label: string | undefined) {
  const { widget, options, look, chosen } = model
  if (label === undefined) {
    const { placeholder, messages } = widget
    return renderOptionsStatus(model, true) ?? <span className="mf-select-placeholder">{placeholder ?? messages.choose}</span>
  }
  const [choice = { value: widget.value, label }] = chosen
  const detail = look.mono ? '' : look.detail(choice)
  return (
    <>
      {look.lead(choice)}
      <span className="mf-select-text">{label}</span>
      {detail !== '' && <span className="mf-select-detail">{detail}</span>}
      {options.notInList && <span className="mf-select-warning">{widget.messages.notInList}</span>}
      {renderOptionsStatus(model, false)}
    </>
  )
}
