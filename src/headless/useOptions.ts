'use client'

import { useEffect, useMemo, useState } from 'react'
import { yesAndNo } from '../core/plan/compilePlan.ts'
import type { Choice } from '../core/schema/wire.ts'
import { isSameChoice } from '../core/values/choices.ts'
import type { Address, Path } from '../core/values/path.ts'
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
  const shown = useMemo(() => filterChoices(all ?? [], query).choices, [all, query])
  const choices = useMemo(() => itemsOf(shown, blankLabel), [shown, blankLabel])
  return useMemo(
    () =>
      place === undefined || options === undefined
        ? noOptions
        : { ...readOptions(form, place.view, options, shown), choices, query, setQuery },
    [form, place, options, shown, choices, query],
  )
}

/** Takes over the option that was chosen before hydration, in a `<select>`. */
function useSelectElement(form: FormContextValue, place: Place | undefined): void {
  useEffect(() => {
    const element = place && elementOf(form, idsOf(form, place.view).id)
    const options = [...(element?.querySelectorAll('option') ?? [])]
    // Only a server marks options as selected in the markup. React calls the handler of the control, whose keys stand for values.
    if (options.some((one) => one.defaultSelected) && options.some((one) => one.selected !== one.defaultSelected))
      element?.dispatchEvent(new Event('change', { bubbles: true }))
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
    return options && memory.optionsOf(form.store, address, options, labelToFill, form.messages, node.optionSource === yesAndNo)
  }, [form, view, memory, ofConnections])
}

function readOptions(
  form: FormContextValue,
  view: FieldView,
  options: OptionsView,
  shown: readonly Choice[],
): Omit<OptionsApi, 'choices' | 'query' | 'setQuery'> {
  const { store, createConnection } = form
  const { cell, control } = view
  const { address, node } = cell
  const { choices, onOpen, onRefresh, ...told } = options
  const multiple = control === 'MultiSelect'
  const { selected, unlisted } = readChosen(view, options, shown, form.messages.blankLabel)
  const isSelected = (value: unknown) => selected.some((item) => isSameChoice(item.value, value))
  const { set, ...actions } = createActions(store, address, multiple, isSelected)
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
    ...actions,
    chooseText: (text) => {
      if (multiple) {
        const reading = readText(node.definition.items ?? {}, control, text)
        actions.choose('value' in reading ? reading.value : text)
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
      values: valuesOf(cell.value),
      onOpen,
      isLoading: options.status === 'loading',
    }),
  }
}

function createActions(store: FormContextValue['store'], address: Address, multiple: boolean, isSelected: (value: unknown) => boolean) {
  const set = (value: unknown) => store.dispatch({ type: 'valueChosen', address, value })
  // Read when it is changed: a handler may choose several, before anything renders.
  const held = () => valuesOf(store.state.cells.get(address)?.value)
  const isHeld = (value: unknown) => (multiple ? held().some((one) => isSameChoice(one, value)) : isSelected(value))
  const choose = (value: unknown) => {
    if (!multiple) set(value)
    else if (!isHeld(value)) set([...held(), value])
  }
  const clear = () => set(multiple ? [] : undefined)
  const toggle = (value: unknown) => {
    if (!isHeld(value)) choose(value)
    else if (multiple) set(held().filter((one) => !isSameChoice(one, value)))
    else clear()
  }
  return { set, choose, toggle, clear }
}

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

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
  // None if the list has changed since it was drawn.
  const chosenBy = (key: string) => choices.filter(({ value }) => keyOf(value) === key).slice(0, 1)
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
        if (target.value === keys[0]) return
        if (target.value === '') set(undefined)
        for (const { value } of chosenBy(target.value)) set(value)
        return
      }
      const wanted = Array.from(target.selectedOptions, ({ value }) => value)
      const kept = values.filter((_, index) => wanted.includes(keys[index] ?? ''))
      set([
        ...kept,
        ...wanted
          .filter((key) => !keys.includes(key))
          .flatMap(chosenBy)
          .map(({ value }) => value),
      ])
    },
  }
}
