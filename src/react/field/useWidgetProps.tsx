import { useMemo, type ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { labelOf } from '../../store/fieldView.ts'
import { pathOf } from '../../store/pathOf.ts'
import { domId, noteId } from './domId.ts'
import { FieldLines } from './FieldLines.tsx'
import type { FormContextValue } from '../formContext.ts'
import { useOptionsView } from './useOptionsView.ts'
import type { WidgetProps } from '../widgetProps.ts'

/** What only some controls need. */
export type WidgetExtras = Partial<Pick<WidgetProps, 'connections' | 'rows' | 'CodeEditor'>>

interface WidgetKind {
  /** It is the form's own and not one of the host's. */
  readonly isDefault: boolean
  readonly extras: WidgetExtras
}

/** What a widget is given for the view of a field. */
export function useWidgetProps(form: FormContextValue, view: FieldView, { isDefault, extras }: WidgetKind): WidgetProps {
  const { store, announcer, messages, readOnly, disabled, idPrefix } = form
  const { cell, error } = view
  const { address, node } = cell
  const id = domId(idPrefix, address)
  const actions = useFieldActions(form, address, isDefault)
  const hasNote = error !== undefined || node.definition.description !== undefined
  return {
    id,
    labelId: `${id}-label`,
    isRow: node.template.endsWith('/~'),
    label: labelOf(store.state, cell),
    field: node.definition,
    control: node.control,
    value: cell.value,
    text: cell.text,
    required: node.definition.validation?.required === true,
    invalid: error !== undefined,
    disabled,
    readOnly,
    describedBy: hasNote ? noteId(id) : undefined,
    placeholder: node.definition.ui_options?.placeholder,
    options: useOptionsView(form, view),
    connections: undefined,
    rows: undefined,
    children: childrenOf(view),
    messages,
    announce: announcer.announce,
    CodeEditor: undefined,
    ...extras,
    ...actions,
  }
}

const childrenOf = ({ cell, lines }: FieldView): ReactNode =>
  cell.node.shape === 'group' ? <FieldLines address={cell.address} lines={lines} /> : undefined

type FieldActions = Pick<WidgetProps, 'getPath' | 'onChange' | 'onText' | 'onBlur' | 'onCommit'>

/** What a widget can say and ask. The same functions for the life of the field. */
function useFieldActions({ store, afterPress }: FormContextValue, address: string, isDefault: boolean): FieldActions {
  return useMemo(
    () => ({
      getPath: () => pathOf(store.state, address),
      onChange: (value) => store.dispatch({ type: 'valueChosen', address, value }),
      // A host's widget may show the value besides, around a default one for instance.
      onText: (text, isShown = false) => store.dispatch({ type: 'textTyped', address, text, isShown: isShown && isDefault }),
      onBlur: () => afterPress(() => store.dispatch({ type: 'fieldLeft', address })),
      onCommit: () => store.dispatch({ type: 'fieldCommitted', address }),
    }),
    [store, address, afterPress, isDefault],
  )
}
