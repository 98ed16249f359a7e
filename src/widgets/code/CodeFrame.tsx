'use client'

import { type ReactNode, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject, Component } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { drawIcon } from '../../react/drawIcon.tsx'
import { usePart } from '../../react/classNames.ts'

interface CodeFrameProps extends Pick<WidgetProps, 'id' | 'label' | 'messages'> {
  /** Draws the editor; told whether it has the whole window to fill. */
  readonly children: (fills: boolean) => ReactNode
}

/**
 * The place of a code editor: in its field or, on demand, over the whole window. It stays the same element, so that nothing of the editor is lost
 * on the way: focus, caret, what can be undone.
 */
export function CodeFrame({ id, label, messages, children }: CodeFrameProps) {
  const part = usePart()
  const { frame, button, isFull, placeHeight, toggle, onKeyDown } = useFullScreen(id)
  return (
    <div className="mf-code-field" style={{ minHeight: placeHeight }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog as long as the keys do something */}
      <div
        ref={frame}
        className="mf-code-frame"
        data-full={isFull || undefined}
        role={isFull ? 'dialog' : undefined}
        aria-modal={isFull || undefined}
        aria-label={isFull ? label : undefined}
        onKeyDown={onKeyDown}
      >
        {children(isFull)}
        <div className="mf-code-bar">
          {isFull && <span className="mf-code-title">{label}</span>}
          {isFull && <span className="mf-aside">{messages.keysOfFullScreen}</span>}
          <button
            ref={button}
            type="button"
            className={part('icon-button')}
            aria-label={isFull ? messages.leaveFullScreen(label) : messages.enterFullScreen(label)}
            onClick={toggle}
          >
            {drawIcon(isFull ? 'shrink' : 'grow')}
          </button>
        </div>
      </div>
    </div>
  )
}

/**
 * Lets a frame cover the whole window and come back, with the editor that has the DOM id `editorId` in it. Escape leaves, unless the editor
 * has a use for it.
 */
function useFullScreen(editorId: string) {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Kept free on the page while the frame is away, in px; nothing there may jump.
  const [placeHeight, setPlaceHeight] = useState<number>()
  const isFull = placeHeight !== undefined
  const toggle = () => setPlaceHeight(isFull ? undefined : frame.current?.offsetHeight)
  useTopLayer(frame, isFull)
  useLayoutEffect(() => {
    if (isFull) focusBelow(frame.current, editorId)
  }, [isFull, editorId])
  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    Escape: () => {
      toggle()
      return true
    },
    // Beyond the editor is the page, which nobody sees now: Tab goes round.
    Tab: ({ target, shiftKey }) => {
      const isEditor = target instanceof Element && target.id === editorId
      if (!shiftKey && target === button.current) focusBelow(frame.current, editorId)
      else if (shiftKey && isEditor) button.current?.focus()
      else return false
      return true
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isFull || keys[event.key]?.(event) !== true) return
    event.preventDefault()
    // A dialog around the form stays open.
    event.stopPropagation()
  }
  return { frame, button, isFull, placeHeight, toggle, onKeyDown }
}

const focusBelow = (frame: HTMLElement | null, id: string): void => frame?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()

/** Shows an element above everything else of the page, dialogs included, where it stands in the document. Browsers without popovers keep to its styles. */
function useTopLayer(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current
    if (!isShown || shown === null || !('showPopover' in shown)) return
    shown.setAttribute('popover', 'manual')
    shown.showPopover()
    return () => {
      shown.removeAttribute('popover')
    }
  }, [element, isShown])
}

interface CodeEditorBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** An editor that fails leaves the field usable: the fallback takes its place for good. React reports the error itself. */
export class CodeEditorBoundary extends Component<CodeEditorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
