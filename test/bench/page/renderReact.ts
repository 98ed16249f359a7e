import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Renders an element with React synchronously; returns a function that unmounts it. */
export function renderReact(host: HTMLElement, element: ReactNode): () => void {
  const root = createRoot(host)
  flushSync(() => root.render(element))
  return () => flushSync(() => root.unmount())
}
