'use client'

import { useFormContext } from '../formContext.ts'
import { usePart } from '../usePart.ts'

interface BrokenWidgetProps {
  readonly error: Error
  readonly retry: () => void
  readonly label: string
  readonly value: unknown
}

/** Stands in for a widget that could not be drawn, with the value it holds; without that of a password. */
export function BrokenWidget({ error, retry, label, value }: BrokenWidgetProps) {
  const part = usePart()
  const { messages } = useFormContext()
  return (
    <div className="mf-broken" role="alert">
      <p>{messages.widgetBroken(label, error.message)}</p>
      {value !== undefined && <code className="mf-raw">{JSON.stringify(value)}</code>}
      <button type="button" className={part('button')} onClick={retry}>
        {messages.retry}
      </button>
    </div>
  )
}
