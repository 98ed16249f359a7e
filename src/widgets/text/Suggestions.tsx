'use client'

import { localPart } from '../../react/localPart.ts'
import type { OptionsView } from '../../react/widgetProps.ts'

// Any text can be typed without them.
const finding = localPart(() => import('./suggestionsFor.ts'))

interface SuggestionsProps {
  readonly id: string | undefined
  readonly options: OptionsView
  readonly typed: string
}

/** What a browser suggests for a typed text, as soon as what finds it has come. */
export function Suggestions({ id, options, typed }: SuggestionsProps) {
  const find = finding.use()?.suggestionsFor
  return (
    <datalist id={id}>
      {find?.(options.choices, typed).map((one) => (
        <option key={one.value} {...one} />
      ))}
    </datalist>
  )
}
