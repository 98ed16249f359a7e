'use client'

import { useMemo } from 'react'
import type { ControlName, Shape } from '../core/schema/fieldTypes.ts'
import { childAddress, type Path } from '../core/values/path.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { useStable } from '../react/useStable.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { usePlace, type Place } from './usePlace.ts'

/** A field to render. */
export interface FieldEntry {
  /** For `useField`, or the hook for its shape. */
  readonly path: Path
  /** Stays the same when its row moves: use it as the React `key`. */
  readonly key: string
  /** The id in the schema. */
  readonly id: string
  /** The type in the schema. */
  readonly type: string | undefined
  /** The `ui_widget` in the schema, including names that the specification does not define. */
  readonly widget: string | undefined
  /** The suitable control, by widget, format and type. */
  readonly control: ControlName
  /** The kind of content: a single value, fields (`useFields`), rows (`useRows`), or nothing (a heading). */
  readonly shape: Shape
}

/** The fields to render in one place. */
export interface FieldsApi {
  /** The visible fields in order. */
  readonly fields: readonly FieldEntry[]
  /** The same in lines: fields that the layout puts side by side are in one line. */
  readonly lines: readonly (readonly FieldEntry[])[]
}

/**
 * The fields to render at the top level of the form, or in a group or row: the visible ones, in the order and the lines of the layout.
 * Renders again when fields are added, removed or replaced, and never with a value alone. Empty if there is no group at the path, or it
 * holds an expression.
 *
 * @throws Error outside of a form.
 * @example
 * const { fields } = useFields()
 * return fields.map(({ key, path, control }) => <MyField key={key} path={path} control={control} />)
 */
export function useFields(path: Path | string = ''): FieldsApi {
  const form = useFormContext()
  const place = usePlace(path)
  const lines = useStable(useMemo(() => readLines(form, place), [form, place]))
  return useMemo(() => ({ fields: lines.flat(), lines }), [lines])
}

function readLines({ store: { state } }: FormContextValue, place: Place | undefined): readonly (readonly FieldEntry[])[] {
  if (place?.visible !== true || place.view.cell.expression) return []
  const { lines, cell: around } = place.view
  return lines.map((line) => line.flatMap((id) => entryOf(state, childAddress(around.address, id)) ?? []))
}

function entryOf(state: FormContextValue['store']['state'], address: string): FieldEntry | undefined {
  const node = state.cells.get(address)?.node
  if (node === undefined) return undefined
  const { type, ui_options } = node.definition
  return {
    path: pathOf(state, address),
    key: address,
    id: node.id,
    type,
    widget: ui_options?.ui_widget ?? undefined,
    control: node.control,
    shape: node.shape,
  }
}
