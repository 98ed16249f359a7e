import { useId } from 'react'

interface ConsentCardProps {
  /** The complete addresses that would be called. */
  readonly addresses: readonly string[]
  readonly onAllow: () => void
}

/** Asks for the confirmation that a module needs unless it was named at the start. */
export function ConsentCard({ addresses, onAllow }: ConsentCardProps) {
  const title = useId()
  return (
    <section className="pg-consent" aria-labelledby={title}>
      <h2 className="pg-consent-title" id={title}>
        Ask this module?
      </h2>
      <p role="alert">
        The playground was not started with the module that the address of this page names. A yes sends it requests from this computer:
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
