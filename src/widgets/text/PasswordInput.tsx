'use client'

import { useState, type ClipboardEvent } from 'react'
import { controlAttributes, inputAttributes, typingAttributes, ownText } from '../control/typedControl.ts'
import { shownText } from '../control/shownText.ts'
import { renderIcon } from '../../react/renderIcon.tsx'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { lineBreak } from './TextInput.tsx'
import { useClassName } from '../../react/classNames.ts'

/**
 * A secret, hidden until its button is pressed. A secret of several lines, such as a private key, needs a masked textarea: an input would
 * drop the line breaks on paste and so destroy it.
 */
export const PasswordInput = readable(function PasswordInput(props) {
  const classOf = useClassName()
  const [revealed, setRevealed] = useState(false)
  const [multiline, setMultiline] = useState(false)
  // The control must not change under a key that removes the last line break.
  if (!multiline && lineBreak.test(shownText(props.value, props.text))) setMultiline(true)
  const pasteWithLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!lineBreak.test(pasted.trim())) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd, parentElement } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length) + pasted
    props.onText(before + value.slice(selectionEnd ?? value.length))
    // The textarea takes the place of the input, and the focus.
    setTimeout(() => {
      const lines = parentElement?.querySelector('textarea')
      lines?.focus()
      lines?.setSelectionRange(before.length, before.length)
    })
  }
  // `new-password` is what keeps password managers from filling in the user's own login.
  const quiet = { autoComplete: 'new-password', autoCapitalize: 'off', spellCheck: false }
  return (
    <div {...controlAttributes(classOf, props, multiline ? 'lines' : 'text')}>
      {multiline ? (
        <textarea
          {...inputAttributes(props)}
          {...ownText(props)}
          {...quiet}
          className={classOf('input', 'mf-textarea')}
          data-masked={!revealed}
          rows={4}
        />
      ) : (
        <input
          {...typingAttributes(props)}
          {...quiet}
          className={classOf('input')}
          type={revealed ? 'text' : 'password'}
          onPaste={pasteWithLines}
        />
      )}
      <button
        type="button"
        className={classOf('icon-button')}
        aria-label={props.messages.reveal(props.label)}
        aria-pressed={revealed}
        aria-controls={props.id}
        disabled={props.disabled}
        onClick={() => setRevealed(!revealed)}
      >
        {renderIcon(revealed ? 'eye-off' : 'eye')}
      </button>
    </div>
  )
})
