'use client'

import { Component, useLayoutEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { CodeEditorProps, WidgetProps } from '../../react/widgetProps.ts'
import { renderLines } from '../../react/renderIcon.tsx'
import { editorTexts } from '../../react/field/editorMessages.ts'
import { useClassName } from '../../react/classNames.ts'
import type { ElementTarget } from '../../react/elementTarget.ts'

interface EditedCodeProps {
  readonly widget: WidgetProps
  readonly CodeEditor: ComponentType<CodeEditorProps>
  readonly code: string
  readonly onCode: (text: string) => void
  /** Replaces an editor that fails. */
  readonly fallback: ReactNode
}

/** Code in the host's editor. Loaded if the host passes one, together with it. */
export function EditedCode({ widget, CodeEditor, code, onCode, fallback }: EditedCodeProps) {
  const { id, label, field, required, invalid, disabled, readOnly, describedBy, messages, complete, announce, onBlur } = widget
  const [indents, setIndents] = useState(false)
  const isFixed = readOnly || disabled
  const keysId = `${id}-keys`
  const texts = editorTexts(messages)
  const keysOf = (isIndenting: boolean) => (isIndenting ? texts.keysOfIndenting : texts.keysOfCode)
  const onTabChange = (next: boolean) => {
    setIndents(next)
    announce(keysOf(next))
  }
  const editor = {
    id,
    value: code,
    language: field.ui_options?.ui_options?.language ?? (field.type === 'string' ? 'plaintext' : 'json'),
    ariaLabel: label,
    describedBy: [describedBy, isFixed ? undefined : keysId].filter(Boolean).join(' ') || undefined,
    required,
    invalid,
    readOnly: isFixed,
    complete: isFixed ? undefined : complete,
    onChange: onCode,
    onBlur,
    onTabChange,
  }
  return (
    <CodeEditorBoundary fallback={fallback}>
      <CodeFrame id={id} label={label} messages={messages}>
        {(fills) => (
          <>
            <CodeEditor {...editor} fills={fills} />
            {!isFixed && (
              <span className="mf-code-keys" id={keysId}>
                {keysOf(indents)}
              </span>
            )}
          </>
        )}
      </CodeFrame>
    </CodeEditorBoundary>
  )
}

const grow = renderLines('grow', 'M9.5 3H13v3.5M13 3 9 7M6.5 13H3V9.5M3 13l4-4')
const shrink = renderLines('shrink', 'M13 6.5H9.5V3M9.5 6.5 13.5 2.5M3 9.5h3.5V13M6.5 9.5 2.5 13.5')

interface CodeFrameProps extends Pick<WidgetProps, 'id' | 'label' | 'messages'> {
  /** Renders the editor; `fills`: it has to fill the whole window. */
  readonly children: (fills: boolean) => ReactNode
}

/**
 * The container of a code editor: in its field or, on demand, over the whole window. It remains the same element, so that the editor keeps
 * its focus, caret and undo history.
 */
function CodeFrame({ id, label, messages, children }: CodeFrameProps) {
  const classOf = useClassName()
  const texts = editorTexts(messages)
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
          {isFull && <span className="mf-aside">{texts.keysOfFullScreen}</span>}
          <button
            ref={button}
            type="button"
            className={classOf('icon-button')}
            aria-label={isFull ? texts.leaveFullScreen(label) : texts.enterFullScreen(label)}
            onClick={toggle}
          >
            {isFull ? shrink : grow}
          </button>
        </div>
      </div>
    </div>
  )
}

/**
 * Lets a frame cover the whole window and return, with the editor with the DOM id `editorId` in it. Escape closes it, unless the editor
 * handles the key.
 */
function useFullScreen(editorId: string) {
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Height in px that stays reserved on the page while the frame covers the window, so that nothing jumps.
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
    // The page behind is not visible, so Tab cycles inside the frame.
    Tab: ({ target, shiftKey }) => {
      const isEditor = (target as ElementTarget)?.id === editorId
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

/**
 * Shows an element above everything else of the page, dialogs included, without moving it in the document. Browsers without popovers only
 * have its styles.
 */
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

/** Error boundary of an editor: the fallback replaces it permanently. React reports the error itself. */
class CodeEditorBoundary extends Component<CodeEditorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
