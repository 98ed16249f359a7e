'use client'

import { useRef } from 'react'
import type { Choice } from '../../../core/schema/wire.ts'
import { findChoice } from '../../../core/values/choices.ts'
import { readText } from '../../../core/values/readText.ts'
import { TextInput } from '../../text/TextInput.tsx'
import { ChipList } from './ChipList.tsx'
import { choiceLook } from '../choiceLook.ts'
import { SelectField } from '../box/SelectField.tsx'
import type { SelectModel } from '../selectModel.ts'
import { readable } from '../../readOnly/ReadOnlyValue.tsx'
import { drawChooseFirst, drawLoadingText, drawShortError } from '../box/drawOptionsStatus.tsx'

/** Several of many choices, kept in the order of choosing. Removing all leaves `[]`. Decisions §1. */
export const MultiSelect = readable(function MultiSelect(props) {
  return props.options ? <ManySelect widget={props} options={props.options} /> : <TextInput {...props} />
})

function ManySelect({ widget, options }: Pick<SelectModel, 'widget' | 'options'>) {
  const chips = useRef<HTMLUListElement>(null)
  const { messages } = widget
  const values: readonly unknown[] = Array.isArray(widget.value) ? widget.value : []
  const found = values.map((value) => findChoice(options.choices, value))
  const chosen = new Set(found.filter((choice) => choice !== undefined))
  const removeAt = (index: number) => widget.onChange(values.filter((_, other) => other !== index))
  const add = (choices: readonly Choice[]) => {
    const added = choices.filter((choice) => !chosen.has(choice)).map(({ value }) => value)
    widget.onChange([...values, ...added])
  }
  const model: SelectModel = {
    widget,
    options,
    look: choiceLook,
    chosen,
    multiple: true,
    filterHint: values.length > 0 ? messages.add : (widget.placeholder ?? messages.choose),
    loadingText: messages.loadingOptions,
    emptyText: messages.noOptions,
    emptyHint: options.dynamic ? messages.noDynamicOptionsHint : messages.noStaticOptionsHint,
    onChoose: (choice) => (chosen.has(choice) ? widget.onChange(values.filter((_, index) => found[index] !== choice)) : add([choice])),
    onUseText: (text) => {
      const reading = readText(widget.field.items ?? {}, widget.control, text)
      widget.onChange([...values, 'value' in reading ? reading.value : text])
    },
    many: {
      count: values.length,
      addAll: add,
      clear: () => widget.onChange([]),
      removeLast: () => values.length > 0 && removeAt(values.length - 1),
      focusLast: () => focusLastChip(chips.current),
    },
  }
  return (
    <SelectField
      model={model}
      shown={<ManyValue model={model} />}
      onClear={values.length > 0 ? () => widget.onChange([]) : undefined}
      before={<ChipList ref={chips} model={model} values={values} found={found} onRemove={removeAt} />}
    />
  )
}

const focusLastChip = (chips: HTMLElement | null) => [...(chips?.querySelectorAll('button') ?? [])].at(-1)?.focus()

/** What a closed multi-select shows beside its chips: how the options are doing, else what to do. */
function ManyValue({ model }: { readonly model: SelectModel }) {
  const { widget, options, filterHint, loadingText, many } = model
  const { messages } = widget
  if (options.waitingFor) return drawChooseFirst(options.waitingFor.label, messages)
  if (options.status === 'error') return drawShortError(options.error)
  if (options.status === 'loading' && many?.count === 0) return drawLoadingText(options.slow ? messages.slowOptions : loadingText)
  return <span className="mf-select-placeholder">{widget.disabled ? '' : filterHint}</span>
}
