'use client'

import { useMemo } from 'react'
import type { ControlName, Shape } from '../core/schema/fieldTypes.ts'
import { childAddress, type Path } from '../core/values/path.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { useStable } from '../react/useStable.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { usePlace, type Place } from './usePlace.ts'

/** A field to draw. */
export interface FieldEntry {
  /** For `useField`, or what its shape asks for. */
  readonly path: Path
  /** Stays the same when its row moves: for the `key` of what draws it. */
  readonly key: string
  /** By the schema. */
  readonly id: string
  /** The type by the schema. */
  readonly type: string | undefined
  /** The `ui_widget` that the schema names, also one that the specification does not know. */
  readonly widget: string | undefined
  /** The control that fits it, by widget, format and type. */
  readonly control: ControlName
  /** What it holds: one value, fields (`useFields`), rows (`useRows`), or nothing (a heading). */
  readonly shape: Shape
}

/** The fields to draw in one place. */
export interface FieldsApi {
  /** In their order, without those that are hidden. */
  readonly fields: readonly FieldEntry[]
  /** The same in lines: fields that the layout puts beside each other are in one. */
  readonly lines: readonly (readonly FieldEntry[])[]
}

/**
 * The fields to draw at the top of the form, or in a group or row: those shown now, in the order and the lines of the layout. Renders again when
 * other fields are to be drawn or one becomes another, and never with a value alone. None where no group is at the path, or an expression stands for it.
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
