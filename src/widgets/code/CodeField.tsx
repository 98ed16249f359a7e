'use client'

import { useState } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { ReadOnlyValue } from '../readOnly/ReadOnlyValue.tsx'
import { CodeEditorBoundary, CodeFrame } from './CodeFrame.tsx'
import { codeText } from './codeText.ts'
import { PlainCode } from './PlainCode.tsx'

/**
 * Code: in the host's editor where there is one, else as plain text in a monospace textarea. Syntax errors are the editor's to mark and
 * never block. Specification 2.5, decisions §2.
 */
export function CodeField(props: WidgetProps) {
  const { id, label, field, invalid, disabled, readOnly, describedBy, messages, CodeEditor, onText, onBlur } = props
  const isFixed = readOnly || disabled
  const keysId = `${id}-keys`
  const [typed, setTyped] = useState<string>()
  const [typing, setTyping] = useState(false)
  const isText = field.type === 'string'
  const text = codeText(props.value, props.text, typed, isText)
  const onChange = (next: string) => {
    setTyped(next)
    onText(next)
  }
  const plain = readOnly ? <ReadOnlyValue {...props} /> : <PlainCode {...props} code={text} onCode={onChange} onTyping={setTyping} />
  // An editor that arrives late waits until nobody types into the textarea.
  if (!CodeEditor || typing || (readOnly && text === '')) return plain
  const editor = {
    id,
    value: text,
    language: field.ui_options?.ui_options?.language ?? (isText ? 'plaintext' : 'json'),
    ariaLabel: label,
    describedBy: [describedBy, isFixed ? undefined : keysId].filter(Boolean).join(' ') || undefined,
    invalid,
    readOnly: isFixed,
    onChange,
    onBlur,
  }
  return (
    <CodeEditorBoundary fallback={plain}>
      <CodeFrame id={id} label={label} messages={messages}>
        {(fills) => (
          <>
            <CodeEditor {...editor} fills={fills} />
            {!isFixed && (
              <span className="mf-code-keys" id={keysId}>
                {messages.keysOfCode}
              </span>
            )}
          </>
        )}
      </CodeFrame>
    </CodeEditorBoundary>
  )
}
