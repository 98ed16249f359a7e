'use client'

import { useMemo } from 'react'
import type { Path } from '../core/values/path.ts'
import { useFormContext } from '../react/formContext.ts'
import type { FieldApi } from './fieldApi.ts'
import { missingField, readField } from './readField.ts'
import { useFieldElement } from './useFieldElement.ts'
import { pointerOf, usePlace } from './usePlace.ts'

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
  return useMemo(() => (place === undefined ? missingField(pointer) : readField(form, place)), [form, place, pointer])
}
