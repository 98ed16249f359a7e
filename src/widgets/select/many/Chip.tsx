'use client'

import type { KeyboardEventHandler } from 'react'
import type { UiMessages } from '../../../react/uiMessages.ts'
import { drawIcon } from '../../../react/drawIcon.tsx'
import { usePart } from '../../../react/usePart.ts'

interface ChipProps {
  readonly label: string
  /** The value is not among the choices. */
  readonly missing: boolean
  readonly messages: UiMessages
  readonly removable: boolean
  /** The chip that the Tab key reaches. */
  readonly stop: boolean
  readonly onFocus: () => void
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>
  readonly onRemove: (button: HTMLElement) => void
}

/** One chosen value with the button that removes it. */
export function Chip({ label, missing, messages, removable, stop, onFocus, onKeyDown, onRemove }: ChipProps) {
  const part = usePart()
  return (
    <li className={part('chip', 'mf-chip-item')} data-missing={missing || undefined}>
      <span className="mf-chip-label" title={label}>
        {label}
      </span>
      {missing && <span className="mf-chip-note">{messages.notInList}</span>}
      {removable && (
        <button
          type="button"
          className="mf-chip-remove"
          aria-label={messages.remove(label)}
          tabIndex={stop ? 0 : -1}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {drawIcon('close')}
        </button>
      )}
    </li>
  )
}
