'use client'

import { useState } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { ReadOnlyValue } from '../readOnly/ReadOnlyValue.tsx'
import { codeText } from './codeText.ts'
import { localPart } from '../../react/localPart.ts'
import { PlainCode } from './PlainCode.tsx'

/** The controls around an editor. If it cannot be loaded, the textarea stays. */
const lazyEditing = localPart(() => import('./EditedCode.tsx'))

/**
 * Code: in the host's editor if there is one, else in a monospace textarea. Syntax errors are marked by the editor and never block a
 * submit. Specification 2.5, decisions §2.
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
  // An editor that loads late does not replace the textarea while the user types in it.
  if (!CodeEditor || !editing || typing || (readOnly && code === '')) return plain
  return <editing.EditedCode widget={props} CodeEditor={CodeEditor} code={code} onCode={onCode} fallback={plain} />
}
