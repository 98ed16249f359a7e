import type { ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { descriptionId, domId, errorId, uncheckedId } from './domId.ts'
import { frames } from './renderFrame.tsx'
import { FieldLines } from './FieldLines.tsx'
import type { FieldMemory } from './fieldMemory.ts'
import type { FormContextValue } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'

/** What only some controls need. */
export type WidgetExtras = Partial<Pick<WidgetProps, 'connections' | 'rows' | 'CodeEditor'>>

interface WidgetKind {
  /** It is the form's own and not one of the host's. */
  readonly isDefault: boolean
  readonly extras: WidgetExtras
  readonly memory: FieldMemory
}

/** What a widget is given for the view of a field. */
export function widgetPropsOf(form: FormContextValue, view: FieldView, { isDefault, extras, memory }: WidgetKind): WidgetProps {
  const { store, announcer, messages, locale, readOnly, disabled, idPrefix, afterPress } = form
  const { cell, control, error, options } = view
  const { address, node } = cell
  const { definition } = node
  const id = domId(idPrefix, address)
  const { getPath, onChange, onText, onBlur, onCommit } = memory.actionsOf(store, address, afterPress, isDefault)
  // A control that draws its own description knows its id.
  const isDescribed = definition.description !== undefined && frames[control] !== 'own'
  const ids = { errorId: errorId(id), descriptionId: descriptionId(id) }
  const described = [error !== undefined && ids.errorId, isDescribed && ids.descriptionId, view.unchecked && uncheckedId(id)]
  return {
    id,
    labelId: `${id}-label`,
    isRow: node.template.endsWith('/~'),
    label: view.label,
    field: definition,
    control,
    value: cell.value,
    text: cell.text,
    secret: node.secret,
    required: definition.validation?.required === true,
    invalid: error !== undefined,
    error,
    ...ids,
    disabled,
    readOnly,
    describedBy: described.filter(Boolean).join(' ') || undefined,
    placeholder: definition.ui_options?.placeholder,
    options: options && memory.optionsOf(store, address, options, view.labelToFill, messages, definition.type === 'boolean'),
    connections: extras.connections,
    rows: extras.rows,
    children: childrenOf(view),
    messages,
    locale,
    announce: announcer.announce,
    CodeEditor: extras.CodeEditor,
    getPath,
    onChange,
    onText,
    onBlur,
    onCommit,
  }
}

const childrenOf = ({ cell, control, lines }: FieldView): ReactNode =>
  control === 'group' ? <FieldLines address={cell.address} lines={lines} /> : undefined
