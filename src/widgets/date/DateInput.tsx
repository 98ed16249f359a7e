'use client'

import { useRef, useState } from 'react'
import { controlAttributes, typingAttributes } from '../control/attributes.ts'
import { shownText } from '../control/ownText.ts'
import { drawIcon } from '../../react/drawIcon.tsx'
import { pickers } from './pickers.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { usePart } from '../../react/classNames.ts'

/** The picker is filled with what is typed. */
const drawsAll = () => true

/**
 * Date or date-time as ISO text, with a button for the browser's own picker. Typed text is kept as it is; a native date input would show
 * nothing for half a date and forget it. Decisions §2.
 */
export const DateInput = readable(function DateInput(props) {
  const part = usePart()
  const { label, messages, placeholder, disabled, onText } = props
  const kind = props.control === 'date-time' ? 'date-time' : 'date'
  const picker = pickers[kind]
  const text = shownText(props.value, props.text)
  const native = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const open = () => {
    try {
      native.current?.showPicker()
    } catch {
      // A frame of another origin may not open pickers, an old browser has none: typing remains.
      setRefused(true)
    }
  }
  return (
    <div {...controlAttributes(part, props)}>
      <input
        {...typingAttributes({ ...props, placeholder: placeholder ?? messages.dateExamples[kind] }, drawsAll)}
        className={part('input')}
        type="text"
        autoComplete="off"
        spellCheck={false}
      />
      {!refused && (
        <button type="button" className={part('icon-button')} aria-label={messages.openPicker(label)} disabled={disabled} onClick={open}>
          {drawIcon('calendar')}
        </button>
      )}
      <input
        ref={native}
        className="mf-native-picker"
        type={picker.type}
        form=""
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={props.secret ? '' : picker.toNative(text)}
        onChange={(event) => {
          const picked = event.currentTarget.value
          onText(picked === '' ? '' : picker.fromNative(picked, text))
        }}
      />
    </div>
  )
})
