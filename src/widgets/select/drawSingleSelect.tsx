import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'
import { findChoice } from '../../core/values/choices.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'
import { SelectField } from './box/SelectField.tsx'
import type { ChoiceLook, SelectModel } from './selectModel.ts'
import { shownLabel } from './shownLabel.ts'
import { drawSingleValue } from './drawSingleValue.tsx'

interface SingleSelect {
  readonly widget: WidgetProps
  readonly options: OptionsView
  readonly look: ChoiceLook
  /** Texts where those for choices do not fit. */
  readonly texts?: Partial<Pick<SelectModel, 'loadingText' | 'emptyText' | 'emptyHint'>>
  readonly create?: SelectModel['create']
}

/**
 * A select of one value. A choice with the value `""` is a value like any other; typed text that did not read as one stays in view. Decisions §2.
 * Called and not rendered, like all parts of a select that have no state.
 */
export function drawSingleSelect({ widget, options, look, texts, create }: SingleSelect) {
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
    loadingText: messages.loadingOptions,
    emptyText: messages.noOptions,
    emptyHint: options.dynamic ? messages.noDynamicOptionsHint : messages.noStaticOptionsHint,
    ...texts,
    onChoose: ({ value: chosen }) => widget.onChange(chosen),
    onUseText: (typed) => {
      widget.onText(typed)
      widget.onCommit()
    },
    many: undefined,
    create,
  }
  const onClear = label === undefined ? undefined : () => widget.onChange(undefined)
  return <SelectField model={model} shown={drawSingleValue(model, label)} onClear={onClear} />
}
