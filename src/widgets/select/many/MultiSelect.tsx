'use client'

import { choiceLook } from '../choiceLook.ts'
import { ChipList, shownAtFirst } from './ChipList.tsx'
import { readText } from '../../../core/values/readText.ts'
import { SelectField } from '../box/SelectField.tsx'
import { useRef } from 'react'
import { findChoice } from '../../../core/values/choices.ts'
import type { Choice } from '../../../core/schema/wire.ts'
import type { SelectModel } from '../selectModel.ts'
import { renderOptionsStatus } from '../box/renderOptionsStatus.tsx'
import { readable } from '../../readOnly/ReadOnlyValue.tsx'
import { TextInput } from '../../text/TextInput.tsx'

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
  const focusLast = () => focusLastChip(chips.current)
  const filterHint = values.length > 0 ? messages.add : (widget.placeholder ?? messages.choose)
  const model: SelectModel = {
    widget,
    options,
    look: choiceLook,
    chosen,
    multiple: true,
    filterHint,
    onChoose: (choice) => (chosen.has(choice) ? widget.onChange(values.filter((_, index) => found[index] !== choice)) : add([choice])),
    onUseText: (text) => {
      const reading = readText(widget.field.items ?? {}, widget.control, text)
      widget.onChange([...values, 'value' in reading ? reading.value : text])
    },
    many: {
      count: values.length,
      addAll: add,
      clear: () => widget.onChange([]),
      // The last one may not be shown.
      removeLast: () => (values.length > shownAtFirst ? focusLast() : values.length > 0 && removeAt(values.length - 1)),
      focusLast,
    },
  }
  return (
    <SelectField
      model={model}
      shown={
        renderOptionsStatus({ widget, options }, values.length === 0) ?? (
          <span className="mf-select-placeholder">{widget.disabled ? '' : filterHint}</span>
        )
      }
      onClear={values.length > 0 ? () => widget.onChange([]) : undefined}
      before={<ChipList ref={chips} model={model} values={values} found={found} onRemove={removeAt} />}
    />
  )
}

const focusLastChip = (chips: HTMLElement | null) => [...(chips?.querySelectorAll('button') ?? [])].at(-1)?.focus()
