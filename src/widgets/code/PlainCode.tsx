'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { controlAttributes, inputAttributes, shownPlaceholder } from '../control/attributes.ts'
import { useClassName } from '../../react/classNames.ts'

/** Lines shown at least and at most by browsers without `field-sizing`; the stylesheet has the same limits for the others. */
const [fewestRows, mostRows] = [3, 16]

interface PlainCodeProps extends WidgetProps {
  readonly code: string
  readonly onCode: (text: string) => void
  readonly onTyping: (isTyping: boolean) => void
}

/** Code in a monospace textarea, as high as the editor that may take its place. */
export function PlainCode({ code, onCode, onTyping, ...props }: PlainCodeProps) {
  const classOf = useClassName()
  /** React writes what it controls into the page, where a secret must not stand. */
  const write = (element: HTMLTextAreaElement | null) => {
    if (element !== null && element.value !== code) element.value = code
  }
  return (
    <div {...controlAttributes(classOf, props, 'code')}>
      <textarea
        {...inputAttributes(props)}
        className={classOf('input', 'mf-textarea')}
        rows={Math.min(Math.max(code.split('\n').length, fewestRows), mostRows)}
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
