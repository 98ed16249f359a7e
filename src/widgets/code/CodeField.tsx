import { useState } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { Control } from '../control/Control.tsx'
import { inputAttributes } from '../control/inputAttributes.ts'
import { shownPlaceholder } from '../control/shownPlaceholder.ts'
import { ReadOnlyValue } from '../readOnly/ReadOnlyValue.tsx'
import { CodeEditorBoundary } from './CodeEditorBoundary.tsx'
import { codeText } from './codeText.ts'

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
  const plain = readOnly ? (
    <ReadOnlyValue {...props} />
  ) : (
    <Control {...props} kind="code">
      <textarea
        {...inputAttributes(props)}
        className="mf-input mf-textarea"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={shownPlaceholder(props)}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false)
          onBlur()
        }}
      />
    </Control>
  )
  // An editor that arrives late waits until nobody types into the textarea.
  if (!CodeEditor || typing || (readOnly && text === '')) return plain
  return (
    <CodeEditorBoundary fallback={plain}>
      <div className="mf-code-field">
        <CodeEditor
          id={id}
          value={text}
          language={field.ui_options?.ui_options?.language ?? (isText ? 'plaintext' : 'json')}
          ariaLabel={label}
          describedBy={[describedBy, isFixed ? undefined : keysId].filter(Boolean).join(' ') || undefined}
          invalid={invalid}
          readOnly={isFixed}
          onChange={onChange}
          onBlur={onBlur}
        />
        {!isFixed && (
          <span className="mf-code-keys" id={keysId}>
            {messages.keysOfCode}
          </span>
        )}
      </div>
    </CodeEditorBoundary>
  )
}
