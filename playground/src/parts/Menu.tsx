import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

interface MenuProps {
  /** Text of the button. */
  readonly label: string
  /** After the label: the active entries of the menu, in a word or two. */
  readonly note?: string | undefined
  /** For who gives its button the focus. */
  readonly buttonRef?: RefObject<HTMLButtonElement | null>
  /** Also mounted while it is closed, so that it keeps its state. */
  readonly children: ReactNode
}

/** A button with a small panel below it, which Escape, a press outside and Tab out of it close. */
export function Menu({ label, note, buttonRef, children }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? own
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) === false) setOpen(false)
    }
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, button])
  return (
    <div
      className="pg-menu"
      ref={menu}
      onBlur={({ relatedTarget }) => {
        // Without a next element the focus has left the page, or nothing focusable was pressed: neither closes the menu.
        if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        className="pg-button pg-menu-button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        data-on={note !== undefined || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {note !== undefined && (
          <>
            {' '}
            <span className="pg-menu-note">{note}</span>
          </>
        )}
      </button>
      <section className="pg-menu-panel" id={id} aria-label={label} hidden={!isOpen}>
        {children}
      </section>
    </div>
  )
}
