'use client'

import type { ComponentType } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { domId } from './domId.ts'
import { drawField, type DrawnField } from './drawField.tsx'
import { useFormContext } from '../formContext.ts'
import { useCodeEditor } from './useCodeEditor.ts'
import { useConnectionsView } from './useConnectionsView.ts'
import { useRowsView } from './useRowsView.tsx'

/** What draws a field whose control needs more than others do; most fields of a large form have none. */
export const extendedFieldFor = ({ cell }: FieldView): ComponentType<DrawnField> | undefined => extendedFields[cell.node.control]

const extendedFields: Partial<Record<ControlName, ComponentType<DrawnField>>> = {
  CodeblockWidget: CodeField,
  connection: ConnectionField,
  rows: RowsField,
}

function CodeField(field: DrawnField) {
  const form = useFormContext()
  return drawField(form, field, { CodeEditor: useCodeEditor(domId(form.idPrefix, field.view.cell.address)) })
}

function ConnectionField(field: DrawnField) {
  return drawField(useFormContext(), field, { connections: useConnectionsView(field.view) })
}

function RowsField(field: DrawnField) {
  return drawField(useFormContext(), field, { rows: useRowsView(field.view) })
}
