import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Draws an element with React, all of it before it returns; gives what takes it away again. */
export function renderReact(host: HTMLElement, element: ReactNode): () => void {
  const root = createRoot(host)
  flushSync(() => root.render(element))
  return () => flushSync(() => root.unmount())
}
