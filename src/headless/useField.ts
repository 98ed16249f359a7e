'use client'

import { useEffect, useMemo } from 'react'
import type { Path } from '../core/values/path.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { showsOther, shownText } from '../widgets/control/shownText.ts'
import { elementOf, idsOf } from './controlProps.ts'
import type { FieldApi } from './fieldApi.ts'
import { missingField, readField } from './readField.ts'
import { useLocalText } from './useLocalText.ts'
import { type Place, pointerOf, usePlace } from './usePlace.ts'

/**
 * One field, for markup of your own: its value, its error, functions that change it, and props for its elements. Renders again only when
 * this field changes. If there is no field at the path, `exists` and `visible` are false until there is one.
 *
 * @param path Ids and row indexes, outermost first, or a JSON Pointer: `['people', 0, 'name']`, `'/people/0/name'`, `'name'`.
 * @throws Error outside of a form.
 * @example
 * function TextField({ path }: { path: Path }) {
 *   const { visible, label, error, inputProps, labelProps, errorProps } = useField<string>(path)
 *   if (!visible) return null
 *   return (
 *     <p>
 *       <label {...labelProps}>{label}</label> <input {...inputProps} />
 *       {error && <span {...errorProps}>{error}</span>}
 *     </p>
 *   )
 * }
 */
export function useField<Value = unknown>(path: Path | string): FieldApi<Value> {
  const form = useFormContext()
  const place = usePlace(path)
  const pointer = pointerOf(path)
  useFieldElement(form, place)
  const local = useLocalText(form, place)
  return useMemo(() => (place === undefined ? missingField(pointer) : readField(form, place, local)), [form, place, pointer, local])
}

const focusable = 'input, textarea, select, button, [tabindex]'

/**
 * Connects the form to the element of a field, found by its DOM id: focuses it on request, for instance after a submit with errors, and
 * takes over what was typed or ticked before hydration.
 */
function useFieldElement(form: FormContextValue, place: Place | undefined): void {
  const { claimFocus } = form
  const request = place?.view.focusRequest
  const id = place && idsOf(form, place.view).id
  useEffect(() => {
    if (request === undefined || id === undefined) return
    const element = elementOf(form, id)
    // If it is not rendered yet, in a folded row for instance, the request stays open.
    if (element?.matches(focusable) !== true || !claimFocus(request)) return
    element.focus({ preventScroll: true })
    // Missing in jsdom.
    element.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    const cell = place?.view.cell
    // `as`: checked below.
    const element = id === undefined ? null : (elementOf(form, id) as HTMLInputElement | HTMLTextAreaElement | null)
    if (cell === undefined || element?.matches('input, textarea') !== true) return
    const { address } = cell
    const { value, defaultValue, type } = element
    // At the first render, both differ only after server rendering; after that the form determines them.
    if ('checked' in element && type === 'checkbox') {
      const { checked, defaultChecked } = element
      if (checked !== defaultChecked) form.store.dispatch({ type: 'valueChosen', address, value: checked })
    } else if (value !== defaultValue && showsOther(value, shownText(cell.value, cell.text)))
      form.store.dispatch({ type: 'textTyped', address, text: value })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
