import { useEffect, useId, useRef, type RefObject } from 'react'

interface ConsentCardProps {
  /** Passes its focus on to the card. */
  readonly stage: RefObject<HTMLElement | null>
  /** The complete addresses that would be called. */
  readonly addresses: readonly string[]
  readonly onAllow: () => void
}

/** Asks for the confirmation that a module needs unless it was named at the start. */
export function ConsentCard({ stage, addresses, onAllow }: ConsentCardProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not the button: an Enter that was meant for something else must not confirm anything.
    if (document.activeElement === stage.current) heading.current?.focus()
  }, [stage])
  return (
    <section className="pg-consent" aria-labelledby={title}>
      <h2 className="pg-consent-title" id={title} ref={heading} tabIndex={-1}>
        Ask this module?
      </h2>
      <p role="alert">
        The playground was not started with the module that the address of this page names. If you agree, this computer sends it these
        requests:
      </p>
      <ul className="pg-consent-list">
        {addresses.map((address) => (
          <li key={address} className="pg-mono">
            POST {address}
          </li>
        ))}
      </ul>
      <p>A link on any web page can open this page with an address of its choice: say yes only to one that you know.</p>
      <button type="button" className="pg-button" onClick={onAllow}>
        Yes, ask it
      </button>
      <p className="pg-muted">It holds for this address until the playground ends.</p>
    </section>
  )
}
