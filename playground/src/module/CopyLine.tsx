import { useState } from 'react'

interface CopyLineProps {
  /** What the button copies, for assistive technology. */
  readonly label: string
  readonly text: string
}

/** A line of text with a copy button. */
export function CopyLine({ label, text }: CopyLineProps) {
  const [told, tell] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell('Copied.')
    } catch {
      tell('The browser does not let the page copy. Select the line.')
    }
  }
  return (
    <div className="pg-copy">
      <code className="pg-mono" translate="no">
        {text}
      </code>
      <button type="button" className="pg-button" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </button>
      <output className="pg-muted">{told}</output>
    </div>
  )
}
