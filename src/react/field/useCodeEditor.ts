'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { elementById } from '../elementById.ts'
import { useFormContext } from '../formContext.ts'
import type { CodeEditorProps } from '../widgetProps.ts'

const none = () => undefined
const never = () => () => {}

/**
 * The code editor for a field: requested when the control with the DOM id `id` first comes near the viewport or takes the focus, so that
 * fields further down cost nothing.
 */
export function useCodeEditor(id: string): ComponentType<CodeEditorProps> | undefined {
  const { codeEditor, root } = useFormContext()
  const [hasAppeared, setHasAppeared] = useState(false)
  useEffect(() => {
    if (!hasAppeared) return watchAppearance(elementById(root.current, id), () => setHasAppeared(true))
  }, [hasAppeared, root, id])
  useEffect(() => {
    if (hasAppeared) codeEditor.load()
  }, [codeEditor, hasAppeared])
  return useSyncExternalStore(hasAppeared ? codeEditor.subscribe : never, hasAppeared ? codeEditor.current : none, none)
}

/**
 * Calls `onAppear` when an element comes near the viewport or takes the focus; at once without `IntersectionObserver`. Returns a function
 * that stops watching.
 */
function watchAppearance(element: Element | null | undefined, onAppear: () => void): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    onAppear()
    return () => {}
  }
  const margin = '200px'
  const init = { rootMargin: margin, scrollMargin: margin }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onAppear()
  }, init)
  observer.observe(element)
  element.addEventListener('focus', onAppear)
  return () => {
    observer.disconnect()
    element.removeEventListener('focus', onAppear)
  }
}
