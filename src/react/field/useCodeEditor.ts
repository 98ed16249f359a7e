'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useFormContext } from '../formContext.ts'
import { watchAppearance } from './watchAppearance.ts'
import type { CodeEditorProps } from '../widgetProps.ts'

const none = () => undefined
const never = () => () => {}

/**
 * The code editor, for a field that wants it: asked for when the control with the DOM id `id` first comes near what can be seen or takes
 * the focus, so that fields further down cost nothing.
 */
export function useCodeEditor(id: string): ComponentType<CodeEditorProps> | undefined {
  const { codeEditor } = useFormContext()
  const [hasAppeared, setHasAppeared] = useState(false)
  useEffect(() => {
    if (!hasAppeared) return watchAppearance(document.getElementById(id), () => setHasAppeared(true))
  }, [hasAppeared, id])
  useEffect(() => {
    if (hasAppeared) codeEditor.load()
  }, [codeEditor, hasAppeared])
  return useSyncExternalStore(hasAppeared ? codeEditor.subscribe : never, hasAppeared ? codeEditor.current : none, none)
}
