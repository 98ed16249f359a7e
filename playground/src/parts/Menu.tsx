import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

interface MenuProps {
  /** On the button. */
  readonly label: string
  /** Behind the label: what is on in the menu, in a word or two. */
  readonly note?: string | undefined
  /** Also while it is closed, in the same place. */
  readonly children: ReactNode
}

/** A button with a small panel below it, which Escape, a press elsewhere and leaving it by Tab close. */
export function Menu({ label, note, children }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
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
  }, [isOpen])
  return (
    <div
      className="pg-menu"
      ref={menu}
      onBlur={({ relatedTarget }) => {
        // Without a next element the focus has left the page, or is where nothing takes it: neither closes the menu.
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
        {note !== undefined && <span className="pg-menu-note">{note}</span>}
      </button>
      <section className="pg-menu-panel" id={id} aria-label={label} hidden={!isOpen}>
        {children}
      </section>
    </div>
  )
}
