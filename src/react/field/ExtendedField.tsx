'use client'

import type { ComponentType } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { domId } from './domId.ts'
import { renderField, type RenderedField } from './renderField.tsx'
import { useFormContext } from '../formContext.ts'
import { useCodeEditor } from './useCodeEditor.ts'
import { useConnectionsView } from './useConnectionsView.ts'
import { useRowsView } from './useRowsView.tsx'

/** What draws a field whose control needs more than others do; most fields of a large form have none. */
export const extendedFieldFor = ({ control }: FieldView): ComponentType<RenderedField> | undefined => extendedFields[control]

const extendedFields: Partial<Record<ControlName, ComponentType<RenderedField>>> = {
  CodeblockWidget: CodeField,
  connection: ConnectionField,
  rows: RowsField,
}

function CodeField(field: RenderedField) {
  const form = useFormContext()
  return renderField(form, field, { CodeEditor: useCodeEditor(domId(form.idPrefix, field.view.cell.address)) })
}

function ConnectionField(field: RenderedField) {
  return renderField(useFormContext(), field, { connections: useConnectionsView(field.view) })
}

function RowsField(field: RenderedField) {
  return renderField(useFormContext(), field, { rows: useRowsView(field.view) })
}
