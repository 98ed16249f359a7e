'use client'

import { type ComponentType, type ContextType, PureComponent } from 'react'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import type { Address } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { assertForm, FormContext, useFormContext } from '../formContext.ts'
import { domId } from './domId.ts'
import { createFieldMemory } from './fieldMemory.ts'
import { type RenderedField, renderField } from './renderField.tsx'
import { useCodeEditor } from './useCodeEditor.ts'
import { useConnectionsView } from './useConnectionsView.ts'
import { useRowsView } from './useRowsView.tsx'

interface FieldProps {
  readonly address: Address
}

interface FieldState {
  readonly view: FieldView | undefined
  readonly error: Error | undefined
}

/**
 * One field: follows its view, and renders again when that changes and at no other time. It is the boundary of its field too: a broken widget shows
 * itself broken, with the value it holds; the form lives, and the value stays as it is. A class, because boundaries are. That it
 * follows the view as well spares each field a component, and the heap of 1,000 fields 12 % (bench: fields1000 heap bytes).
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
    // What changed between drawing and now has told nobody.
    this.update()
  }

  private read(): FieldView | undefined {
    return assertForm(this.context).store.field(this.props.address)
  }

  private update() {
    const view = this.read()
    if (view === this.state.view) return
    // Another control may be able to do what the broken one could not.
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

/** What draws a field whose control needs more than others do; most fields of a large form have none. */
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
