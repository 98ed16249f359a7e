'use client'

import { useId, type ReactNode } from 'react'

interface OptionSectionProps {
  readonly name: string
  readonly children: ReactNode
}

/** Options under a name of their own. */
export function OptionSection({ name, children }: OptionSectionProps) {
  const nameId = useId()
  return (
    // A listbox takes options and groups of options and no other elements.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={nameId}>
      <span className="mf-option-section" id={nameId} role="presentation">
        {name}
      </span>
      {children}
    </div>
  )
}
