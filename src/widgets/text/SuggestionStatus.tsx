'use client'

import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'
import { usePart } from '../../react/usePart.ts'

/** How the suggestions are doing, at the end of the control. The field can be filled without them, so it stays quiet. Decisions §6. */
export function SuggestionStatus({ options, messages }: { readonly options: OptionsView } & Pick<WidgetProps, 'messages'>) {
  const part = usePart()
  if (options.status === 'loading') return <span className="mf-spinner" aria-hidden="true" />
  if (options.status !== 'error') return null
  return (
    <button type="button" className={part('inline-button')} title={options.error} onClick={options.onRefresh}>
      {messages.retry}
    </button>
  )
}
