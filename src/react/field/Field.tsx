'use client'

import { createFieldMemory } from './fieldMemory.ts'
import { type ComponentType, type ContextType, PureComponent } from 'react'
import { useCodeEditor } from './useCodeEditor.ts'
import type { Address } from '../../core/values/path.ts'
import { useConnectionsView } from './useConnectionsView.ts'
import { type RenderedField, renderField } from './renderField.tsx'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import { domId } from './domId.ts'
import { useRowsView } from './useRowsView.tsx'
import type { FieldView } from '../../store/fieldView.ts'
import { assertForm, FormContext, useFormContext } from '../formContext.ts'

interface FieldProps {
  readonly address: Address
}

interface FieldState {
  readonly view: FieldView | undefined
  readonly error: Error | undefined
}

/**
 * One field: subscribes to its view, and renders again only when that changes. It is also the error boundary of its field (hence a class):
 * a broken widget is replaced by a message with its value, and form and value stay intact. Doing both in one component spares each field a
 * component, and the heap of 1,000 fields 12 % (bench: fields1000 heap bytes).
 */
export class Field extends PureComponent<FieldProps, FieldState> {
  static override contextType = FormContext
  declare readonly context: ContextType<typeof FormContext>
  override state: FieldState = { view: this.read(), error: undefined }
  private unsubscribe = () => {}
  private readonly memory = createFieldMemory()

  static getDerivedStateFromError(cause: unknown) {
    return { error: cause instanceof Error ? cause : new Error(JSON.stringify(cause)) }
  }

  override componentDidMount() {
    this.follow()
  }

  override componentDidUpdate({ address }: FieldProps) {
    if (address === this.props.address) return
    this.unsubscribe()
    this.follow()
  }

  override componentWillUnmount() {
    this.unsubscribe()
  }

  private follow() {
    this.unsubscribe = assertForm(this.context).store.subscribeField(this.props.address, () => this.update())
    // No event is sent for a change between render and subscription.
    this.update()
  }

  private read(): FieldView | undefined {
    return assertForm(this.context).store.field(this.props.address)
  }

  private update() {
    const view = this.read()
    if (view === this.state.view) return
    // The widget of another control may work where this one threw.
    this.setState((before) => ({ view, error: view?.control === before.view?.control ? before.error : undefined }))
  }

  override render() {
    const { view, error } = this.state
    if (view === undefined || view.cell.node.hidden) return null
    const rendered = { view, broken: error && { error, retry: () => this.setState({ error: undefined }) }, memory: this.memory }
    const ExtendedField = extendedFieldFor(view)
    return ExtendedField ? <ExtendedField {...rendered} /> : renderField(assertForm(this.context), rendered)
  }
}

/** What renders a field whose control needs additional state; most fields of a large form have none. */
const extendedFieldFor = ({ control }: FieldView): ComponentType<RenderedField> | undefined => extendedFields[control]

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
