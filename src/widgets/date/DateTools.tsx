'use client'

import { useContext, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useClassName } from '../../react/classNames.ts'
import type { ElementTarget } from '../../react/elementTarget.ts'
import { focusedBeside } from '../../react/focusedBeside.ts'
import { renderLines } from '../../react/renderIcon.tsx'
import { dateMessages } from '../../react/field/dateMessages.ts'
import { FormContext } from '../../react/formContext.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import type { DateView } from './dateView.ts'
import { nativePickers } from './pickDate.ts'

const calendar = 'M3 6.5h10M5.5 2v2.5M10.5 2v2.5M4 3.5h8a1 1 0 0 1 1 1V12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1Z'

interface DateToolsProps {
  readonly widget: WidgetProps
  readonly view: DateView
}

/** Reads what was typed, and explains an error that showed, before this code had come. */
function useCatchingUp(native: RefObject<HTMLInputElement | null>, { id, error }: WidgetProps, view: DateView): void {
  // A widget under test has no form around it.
  const store = useContext(FormContext)?.store
  useEffect(() => {
    if (native.current && focusedBeside(native.current)?.id !== id) view.catchUp()
    // The same settings check all errors again.
    if (error !== undefined) store?.dispatch({ type: 'settingsChanged', settings: store.state.settings })
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
}

/** A key does not render the field, so the zone that it will be read in has to be right before. */
function useZoneCheck(native: RefObject<HTMLInputElement | null>, check: (() => void) | undefined): void {
  useEffect(() => {
    const box = native.current?.parentElement
    if (!box || !check) return undefined
    box.addEventListener('focusin', check)
    return () => box.removeEventListener('focusin', check)
  }, [native, check])
}

/** The tools of a date field besides its text: the zone, and a button for the browser's own picker. */
export function DateTools({ widget, view }: DateToolsProps) {
  const classOf = useClassName()
  const { label, messages, disabled, secret, announce } = widget
  const { zone, example } = view
  const native = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  useCatchingUp(native, widget, view)
  useZoneCheck(native, zone?.check)
  const { type, toNative, fromNative } = nativePickers[view.kind]
  const open = () => {
    const input = native.current
    if (input === null) return
    input.value = secret ? '' : toNative(view.held())
    try {
      input.showPicker()
    } catch {
      // Pickers are refused in a cross-origin frame and missing in an old browser: typing remains. The button, which may have the focus,
      // goes from sight: the key that opens the picker still presses it.
      input.parentElement?.querySelector('input')?.focus()
      announce(messages.noPicker ?? dateMessages.noPicker)
      setRefused(true)
    }
  }
  return (
    <>
      {zone && (
        <span className="mf-zone" id={zone.id} title={zone.full}>
          {/* The element around it keeps the direction of the page, which its margin depends on. */}
          <bdi>{zone.name}</bdi>
        </span>
      )}
      {example && (
        <span id={example.id} hidden>
          {example.text}
        </span>
      )}
      <button
        type="button"
        className={classOf('icon-button')}
        aria-label={messages.openPicker?.(label) || dateMessages.openPicker(label)}
        disabled={disabled}
        hidden={refused}
        onClick={open}
      >
        {renderLines('calendar', calendar)}
      </button>
      <input
        ref={native}
        className="mf-native-picker"
        type={type}
        form=""
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onChange={(event) => view.take(fromNative(event.currentTarget.value, view.before()))}
      />
    </>
  )
}

/** Event handlers of the box of a date field. */
export const boxHandlers = {
  /** Alt+ArrowDown opens the picker, as it opens other dropdowns. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelector('button')?.click()
  },
  /** A press on the zone focuses the text, like one anywhere else in the box. */
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as ElementTarget)?.closest('.mf-zone')) return
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus()
  },
}
