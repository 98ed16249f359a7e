'use client'

import { Component, type ReactNode } from 'react'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { ExpressionWork } from './expressionWork.ts'

interface TemplateEditorProps {
  readonly work: ExpressionWork
  readonly widget: WidgetProps
  /** The form's own text control, shown if the editor throws. */
  readonly plain: ReactNode
}

/** The host's editor of expressions, in the place of the text control. */
export function TemplateEditor({ work, widget, plain }: TemplateEditorProps) {
  const { announcer: _, ...form } = useFormContext()
  const Editor = work.templates()?.editor
  if (Editor === undefined) return plain
  const { id, labelId, describedBy, value, text, field, label, placeholder, invalid, required, onText, onBlur, getPath } = widget
  return (
    <Guard onFailure={(cause) => work.report('templates', cause)} fallback={plain}>
      <div data-template-editor="">
        <Editor
          id={id}
          labelId={labelId}
          describedBy={describedBy}
          value={text ?? (typeof value === 'string' ? value : '')}
          field={field}
          place={{
            label,
            get path() {
              return getPath()
            },
          }}
          placeholder={placeholder}
          invalid={invalid}
          required={required}
          disabled={form.disabled}
          readOnly={form.readOnly}
          onChange={onText}
          onBlur={onBlur}
        />
      </div>
    </Guard>
  )
}

interface GuardProps {
  readonly onFailure: (cause: unknown) => void
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Error boundary: reports an error thrown during rendering, and shows a fallback. */
export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onFailure(cause)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
