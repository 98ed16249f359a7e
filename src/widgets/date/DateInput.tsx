'use client'

import { useRef, useState } from 'react'
import { controlAttributes, shownPlaceholder, typingAttributes } from '../control/attributes.ts'
import { renderIcon } from '../../react/renderIcon.tsx'
import { loadOnce } from '../../react/loadOnce.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

/** What goes to a native picker and back. */
const lazyPickers = loadOnce(() => import('./pickers.ts'))

/**
 * Date or date-time as ISO text, with a button for the browser's own picker. Typed text is kept as it is; a native date input would show
 * nothing for half a date and forget it. Decisions §2.
 */
export const DateInput = readable(function DateInput(props) {
  const classOf = useClassName()
  const { label, messages, placeholder, disabled, secret, onText } = props
  const kind = props.control === 'date-time' ? 'date-time' : 'date'
  const box = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  const inputs = () => box.current?.querySelectorAll('input') ?? []
  const open = async () => {
    // Where it cannot be loaded, typing remains, and the next press tries again.
    const loaded = await lazyPickers.load().catch(() => undefined)
    if (loaded === undefined) return
    try {
      const [own, native] = inputs()
      if (own === undefined || native === undefined) return
      native.value = secret ? '' : loaded.pickers[kind].toNative(own.value)
      native.showPicker()
    } catch {
      // A frame of another origin may not open pickers, an old browser has none: typing remains.
      setRefused(true)
    }
  }
  const take = async (picked: string) => {
    const { pickers } = await lazyPickers.load()
    onText(picked === '' ? '' : pickers[kind].fromNative(picked, inputs()[0]?.value ?? ''))
  }
  return (
    <div {...controlAttributes(classOf, props)} ref={box}>
      <input
        {...typingAttributes(props)}
        placeholder={shownPlaceholder({ disabled, placeholder: placeholder ?? messages.dateExamples[kind] })}
        className={classOf('input')}
        type="text"
        autoComplete="off"
        spellCheck={false}
      />
      {!refused && (
        <button
          type="button"
          className={classOf('icon-button')}
          aria-label={messages.openPicker(label)}
          disabled={disabled}
          onPointerEnter={lazyPickers.preload}
          onFocus={lazyPickers.preload}
          onClick={() => void open()}
        >
          {renderIcon('calendar')}
        </button>
      )}
      <input
        className="mf-native-picker"
        type={kind === 'date' ? 'date' : 'datetime-local'}
        form=""
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        onChange={(event) => void take(event.currentTarget.value)}
      />
    </div>
  )
})
