'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../core/schema/wire.ts'
import { isSameChoice } from '../core/values/choices.ts'
import type { Path } from '../core/values/path.ts'
import { readText } from '../core/values/readText.ts'
import { createFieldMemory } from '../react/field/fieldMemory.ts'
import { createConnectionsView } from '../react/field/useConnectionsView.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import type { OptionsView } from '../react/widgetProps.ts'
import type { FieldView } from '../store/fieldView.ts'
import { connectionChoices, connectionOptions } from '../widgets/select/connection/useConnectionOptions.ts'
import { filterChoices } from '../widgets/select/popup/filterChoices.ts'
import { keyOf } from '../widgets/select/valueKeys.ts'
import { controlPropsOf, elementOf, idsOf, leave } from './controlProps.ts'
import { itemsOf, noOptions, readChosen, type OptionItem, type OptionsApi } from './optionsApi.ts'
import { usePlace, type Place } from './usePlace.ts'

/**
 * The options of a field, of a select, a multi-select or a connection: the available choices, the chosen ones, and functions for choosing.
 * The form loads them in the background once their dependencies are filled; `open` tells it that they are about to be shown, so that they
 * are refreshed and a failure is shown. Empty if no field at the path has options.
 *
 * @throws Error outside of a form.
 * @example
 * const { choices, unlisted, selectProps } = useOptions('country')
 * return (
 *   <select {...selectProps}>
 *     <option value="" />
 *     {[...unlisted, ...choices].map(({ key, label }) => <option key={key} value={key}>{label}</option>)}
 *   </select>
 * )
 */
export function useOptions<Value = unknown>(path: Path | string): OptionsApi<Value>
export function useOptions(path: Path | string): OptionsApi {
  const form = useFormContext()
  const place = usePlace(path)
  const [query, setQuery] = useState('')
  const options = useOptionsView(form, place)
  useSelectElement(form, place)
  const all = options?.choices
  const blankLabel = form.messages.blankLabel
  const choices = useMemo(() => itemsOf(filterChoices(all ?? [], query).choices, blankLabel), [all, query, blankLabel])
  return useMemo(
    () =>
      place === undefined || options === undefined ? noOptions : { ...readOptions(form, place.view, options), choices, query, setQuery },
    [form, place, options, choices, query],
  )
}

/** Takes over the option that was chosen before hydration, in a `<select>`. */
function useSelectElement(form: FormContextValue, place: Place | undefined): void {
  useEffect(() => {
    const element = place && elementOf(form, idsOf(form, place.view).id)
    if (!(element instanceof HTMLSelectElement)) return
    const options = [...element.options]
    // Only a server marks options as selected in the markup. React calls the handler of the control, whose keys stand for values.
    if (options.some((one) => one.defaultSelected) && options.some((one) => one.selected !== one.defaultSelected))
      element.dispatchEvent(new Event('change', { bubbles: true }))
    // After the first render, the form determines the choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** The options view of a field, as widgets get it. */
function useOptionsView(form: FormContextValue, place: Place | undefined): OptionsView | undefined {
  const { view } = place ?? {}
  const [memory] = useState(createFieldMemory)
  const connections = view?.connections?.connections
  const ofConnections = useMemo(() => connectionChoices(connections ?? []), [connections])
  return useMemo(() => {
    if (view === undefined) return undefined
    const { cell, control, options, labelToFill } = view
    const { address, value, node } = cell
    if (control === 'connection')
      return connectionOptions(createConnectionsView(form, address, node.definition, view.connections), ofConnections, value)
    return options && memory.optionsOf(form.store, address, options, labelToFill, form.messages, node.definition.type === 'boolean')
  }, [form, view, memory, ofConnections])
}

function readOptions(form: FormContextValue, view: FieldView, options: OptionsView): Omit<OptionsApi, 'choices' | 'query' | 'setQuery'> {
  const { store, createConnection } = form
  const { cell, control } = view
  const { address, node } = cell
  const { choices, onOpen, onRefresh, ...told } = options
  const multiple = control === 'MultiSelect'
  const values: readonly unknown[] = Array.isArray(cell.value) ? cell.value : []
  const { selected, unlisted } = readChosen(view, options, form.messages.blankLabel)
  const set = (value: unknown) => store.dispatch({ type: 'valueChosen', address, value })
  const isSelected = (value: unknown) => selected.some((item) => isSameChoice(item.value, value))
  const add = (value: unknown) => set([...values, value])
  const choose = (value: unknown) => {
    if (!multiple) set(value)
    else if (!isSelected(value)) add(value)
  }
  const clear = () => set(multiple ? [] : undefined)
  return {
    ...told,
    exists: true,
    isLoading: options.status === 'loading',
    multiple,
    selected,
    unlisted,
    open: onOpen,
    retry: onRefresh,
    isSelected,
    choose,
    toggle: (value) => {
      if (!isSelected(value)) choose(value)
      else if (multiple) set(values.filter((one) => !isSameChoice(one, value)))
      else clear()
    },
    clear,
    chooseText: (text) => {
      if (multiple) {
        const reading = readText(node.definition.items ?? {}, control, text)
        choose('value' in reading ? reading.value : text)
        return
      }
      store.dispatch({ type: 'textTyped', address, text })
      store.dispatch({ type: 'fieldCommitted', address })
    },
    createConnection:
      control === 'connection' && createConnection
        ? createConnectionsView(form, address, node.definition, view.connections).onCreate
        : undefined,
    selectProps: selectPropsOf(form, view, {
      multiple,
      selected,
      unlisted,
      choices,
      set,
      values,
      onOpen,
      isLoading: options.status === 'loading',
    }),
  }
}

interface Selection {
  readonly multiple: boolean
  readonly selected: readonly OptionItem[]
  readonly unlisted: readonly OptionItem[]
  readonly choices: readonly Choice[]
  readonly values: readonly unknown[]
  readonly isLoading: boolean
  readonly set: (value: unknown) => void
  readonly onOpen: () => void
}

function selectPropsOf(form: FormContextValue, view: FieldView, selection: Selection): OptionsApi['selectProps'] {
  const { multiple, selected, choices, values, isLoading, set, onOpen } = selection
  const keys = selected.map(({ key }) => key)
  const valueOf = (key: string): unknown => choices.find(({ value }) => keyOf(value) === key)?.value
  return {
    ...controlPropsOf(form, view, () => leave(form, view)),
    disabled: form.disabled || form.readOnly,
    multiple,
    value: multiple ? keys : (keys[0] ?? ''),
    'aria-busy': isLoading || undefined,
    onFocus: onOpen,
    onChange: ({ target }) => {
      if (!multiple) {
        // A value that is not in the list is chosen already.
        if (target.value !== keys[0]) set(target.value === '' ? undefined : valueOf(target.value))
        return
      }
      const wanted = Array.from(target.selectedOptions, ({ value }) => value)
      const kept = values.filter((_, index) => wanted.includes(keys[index] ?? ''))
      set([...kept, ...wanted.filter((key) => !keys.includes(key)).map(valueOf)])
    },
  }
}
