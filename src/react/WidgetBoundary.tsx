import { Component, type ReactNode } from 'react'
import { usePart } from './usePart.ts'
import type { UiMessages } from './uiMessages.ts'

interface WidgetBoundaryProps {
  readonly label: string
  readonly value: unknown
  readonly messages: UiMessages
  readonly children: ReactNode
}

/** One broken widget shows itself broken, with the value it holds; the form lives, and the value stays as it is. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(cause: unknown) {
    return { error: cause instanceof Error ? cause : new Error(JSON.stringify(cause)) }
  }

  override render(): ReactNode {
    const { label, value, messages, children } = this.props
    if (this.state.error === undefined) return children
    return (
      <div className="mf-broken" role="alert">
        <p>{messages.widgetBroken(label, this.state.error.message)}</p>
        {value !== undefined && <code className="mf-raw">{JSON.stringify(value)}</code>}
        <RetryButton label={messages.retry} onPress={() => this.setState({ error: undefined })} />
      </div>
    )
  }
}

function RetryButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const part = usePart()
  return (
    <button type="button" className={part('button')} onClick={onPress}>
      {label}
    </button>
  )
}
