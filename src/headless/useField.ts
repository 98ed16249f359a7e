'use client'

import { useEffect, useMemo } from 'react'
import type { Path } from '../core/values/path.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { shownText } from '../widgets/control/shownText.ts'
import { idsOf } from './controlProps.ts'
import type { FieldApi } from './fieldApi.ts'
import { missingField, readField } from './readField.ts'
import { useLocalText } from './useLocalText.ts'
import { type Place, pointerOf, usePlace } from './usePlace.ts'

/**
 * One field, for markup of your own: what it holds, what is wrong with it, the ways to change it, and props for the elements that draw it.
 * Renders again when this field changes and at no other time. Where no field is at the path it gives one that does not `exist` and is not
 * `visible`, until one comes.
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
 * What the form does to the element that draws a field, found by its DOM id: it puts the focus there where that was asked for, after a submit
 * with errors for instance, and takes over what was typed before the page ran.
 */
function useFieldElement(form: FormContextValue, place: Place | undefined): void {
  const { claimFocus } = form
  const request = place?.view.focusRequest
  const id = place && idsOf(form, place.view).id
  useEffect(() => {
    if (request === undefined || id === undefined) return
    const element = elementOf(form, id)
    // Where it is not drawn yet, in a folded row for instance, the request waits for it.
    if (element?.matches(focusable) !== true || !claimFocus(request)) return
    element.focus({ preventScroll: true })
    // Missing where pages are tested without a browser.
    element.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    const cell = place?.view.cell
    const element = id === undefined ? null : elementOf(form, id)
    if (cell === undefined || !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    const { value, defaultValue, type } = element
    const isTyped = type !== 'checkbox' && value !== defaultValue && value !== shownText(cell.value, cell.text)
    // Only what a server drew can differ when it is new here.
    if (isTyped) form.store.dispatch({ type: 'textTyped', address: cell.address, text: value })
    // Later on the form is what decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

/** Beside what the form itself draws, which may stand in a shadow tree. */
function elementOf({ root }: FormContextValue, id: string): HTMLElement | null {
  const around = root.current?.getRootNode()
  return around instanceof Document || around instanceof ShadowRoot ? around.getElementById(id) : document.getElementById(id)
}
