'use client'

import { lineKey } from './lineKey.ts'
import { renderIcon } from '../../../react/renderIcon.tsx'
import { focusCombobox } from '../box/focusCombobox.ts'
import { useClassName } from '../../../react/classNames.ts'
import { keysOf } from '../valueKeys.ts'
import { shownLabel } from '../choiceLook.ts'
import { forwardRef, useState, type KeyboardEvent, type KeyboardEventHandler } from 'react'
import type { UiMessages } from '../../../react/uiMessages.ts'
import type { Choice } from '../../../core/schema/wire.ts'
import type { SelectModel } from '../selectModel.ts'

/** More chips than this are folded behind a button. */
export const shownAtFirst = 20

interface ChipListProps {
  readonly model: SelectModel
  readonly values: readonly unknown[]
  /** The choice of each value; `undefined` where it is not in the list. */
  readonly found: readonly (Choice | undefined)[]
  readonly onRemove: (index: number) => void
}

/**
 * The chosen values. They are a single tab stop: arrows, Home and End move among their buttons, past the last one to the filter; Enter,
 * Space, Delete and Backspace remove one and focus its neighbour.
 */
export const ChipList = forwardRef<HTMLUListElement, ChipListProps>(function ChipList({ model, values, found, onRemove }, ref) {
  const classOf = useClassName()
  const { widget, options } = model
  const [all, setAll] = useState(false)
  const [stop, setStop] = useState(0)
  if (values.length === 0) return null
  const foldable = values.length > shownAtFirst
  const shown = foldable && !all ? values.slice(0, shownAtFirst) : values
  const keys = keysOf(shown)
  const remove = (index: number, button: HTMLElement) => {
    const buttons = buttonsBeside(button)
    // Past the last of the shown is the button that shows all.
    focusOr(buttons[index + 1 < shown.length ? index + 1 : index - 1], button)
    setStop(Math.max(0, Math.min(index, values.length - 2)))
    onRemove(index)
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsBeside(event.currentTarget)
    const to = moves[lineKey(event)]?.(index, buttons.length)
    if (to !== undefined) focusOr(buttons[to], event.currentTarget)
    else if (index < shown.length && (event.key === 'Delete' || event.key === 'Backspace')) remove(index, event.currentTarget)
    else return
    event.preventDefault()
  }
  return (
    <ul ref={ref} className="mf-chips" aria-labelledby={widget.labelId}>
      {shown.map((value, index) => (
        <Chip
          key={keys[index]}
          label={shownLabel(options.labelOf(value), widget.messages)}
          missing={options.notInList && !found[index]}
          messages={widget.messages}
          removable={!widget.disabled}
          stop={index === Math.min(stop, shown.length - 1)}
          onFocus={() => setStop(index)}
          onKeyDown={onKeyDown(index)}
          onRemove={(button) => remove(index, button)}
        />
      ))}
      {foldable && (
        <li className="mf-chip-item">
          <button
            type="button"
            className={classOf('inline-button')}
            aria-expanded={all}
            onKeyDown={onKeyDown(shown.length)}
            onClick={() => setAll(!all)}
          >
            {all ? widget.messages.fewerChosen : widget.messages.moreChosen(values.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  )
})

const buttonsBeside = (button: HTMLElement): HTMLElement[] => [...(button.closest('ul')?.querySelectorAll('button') ?? [])]

const focusOr = (target: HTMLElement | undefined, button: HTMLElement) => (target ? target.focus() : focusCombobox(button))

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface ChipProps {
  readonly label: string
  /** The value is not among the choices. */
  readonly missing: boolean
  readonly messages: UiMessages
  readonly removable: boolean
  /** The chip in the tab order. */
  readonly stop: boolean
  readonly onFocus: () => void
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>
  readonly onRemove: (button: HTMLElement) => void
}

/** One chosen value with the button that removes it. */
function Chip({ label, missing, messages, removable, stop, onFocus, onKeyDown, onRemove }: ChipProps) {
  const classOf = useClassName()
  return (
    <li className={classOf('chip', 'mf-chip-item')} data-missing={missing || undefined}>
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
          {renderIcon('close')}
        </button>
      )}
    </li>
  )
}
