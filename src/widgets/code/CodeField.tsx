'use client'

import { useState } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { ReadOnlyValue } from '../readOnly/ReadOnlyValue.tsx'
import { codeText } from './codeText.ts'
import { localPart } from '../../react/localPart.ts'
import { PlainCode } from './PlainCode.tsx'

/** What stands around an editor. Where it cannot be loaded, the textarea stays. */
const lazyEditing = localPart(() => import('./EditedCode.tsx'))

/**
 * Code: in the host's editor where there is one, else as plain text in a monospace textarea. Syntax errors are the editor's to mark and
 * never block. Specification 2.5, decisions §2.
 */
export function CodeField(props: WidgetProps) {
  const { field, readOnly, CodeEditor, onText } = props
  const [typed, setTyped] = useState<string>()
  const [typing, setTyping] = useState(false)
  const editing = lazyEditing.use(CodeEditor !== undefined)
  const code = codeText(props.value, props.text, typed, field.type === 'string')
  const onCode = (next: string) => {
    setTyped(next)
    onText(next)
  }
  const plain = readOnly ? <ReadOnlyValue {...props} /> : <PlainCode {...props} code={code} onCode={onCode} onTyping={setTyping} />
  // An editor that arrives late waits until nobody types into the textarea.
  if (!CodeEditor || !editing || typing || (readOnly && code === '')) return plain
  return <editing.EditedCode widget={props} CodeEditor={CodeEditor} code={code} onCode={onCode} fallback={plain} />
}
