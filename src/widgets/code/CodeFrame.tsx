'use client'

import type { ReactNode } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { drawIcon } from '../../react/drawIcon.tsx'
import { useFullScreen } from './useFullScreen.ts'
import { usePart } from '../../react/usePart.ts'

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
