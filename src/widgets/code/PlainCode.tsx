'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { controlAttributes, inputAttributes, rowsFor, shownPlaceholder } from '../control/typedControl.ts'
import { useClassName } from '../../react/classNames.ts'

const fewestRows = 3

interface PlainCodeProps extends WidgetProps {
  readonly code: string
  readonly onCode: (text: string) => void
  readonly onTyping: (isTyping: boolean) => void
}

/** Code in a monospace textarea, with the same height as the editor that may replace it. */
export function PlainCode({ code, onCode, onTyping, ...props }: PlainCodeProps) {
  const classOf = useClassName()
  /** React would write a controlled value into the markup, which must not contain a secret. */
  const write = (element: HTMLTextAreaElement | null) => {
    if (element !== null && element.value !== code) element.value = code
  }
  return (
    <div {...controlAttributes(classOf, props, 'code')}>
      <textarea
        {...inputAttributes(props)}
        className={classOf('input', 'mf-textarea')}
        rows={rowsFor(code, fewestRows)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={shownPlaceholder(props)}
        {...(props.secret ? { ref: write } : { value: code })}
        onChange={(event) => onCode(event.currentTarget.value)}
        onFocus={() => onTyping(true)}
        onBlur={() => {
          onTyping(false)
          props.onBlur()
        }}
      />
    </div>
  )
}
