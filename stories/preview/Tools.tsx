import { useRef, useState } from 'react'

interface ToolsProps {
  /** Why a link or a file could not be opened. */
  readonly fault: string | undefined
  /** What has just replaced the previous content. */
  readonly notice: string | undefined
  /** Brings the previous content back. */
  readonly onUndo: (() => void) | undefined
  readonly onFile: (file: File) => void
  readonly onExample: () => void
  readonly onClear: () => void
  /** Opens what is shown now; `undefined` if it contains nothing of the user, or too much. */
  readonly address: string | undefined
  readonly isTooLong: boolean
}

/** Actions for the whole box. */
export function Tools({ fault, notice, onUndo, onFile, onExample, onClear, address, isTooLong }: ToolsProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ readonly address: string; readonly fault: string | undefined; readonly said: string }>()
  const copy = async (text: string) => {
    // Without https, the page has no clipboard at all.
    const said = await (async () => navigator.clipboard.writeText(text))().then(
      () => 'Link copied. Passwords in the schema are not in it.',
      () => 'The browser does not let this page copy. The address bar has the same link.',
    )
    setCopied({ address: text, fault, said })
  }
  const other = copied !== undefined && copied.address === address && copied.fault === fault ? copied.said : fault
  return (
    <div className="sp-tools">
      <button type="button" className="pg-button" onClick={() => picker.current?.click()}>
        Open a file…
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,.yaml,.yml,.txt"
        aria-label="Schema file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // Otherwise choosing the same file again causes no event.
          currentTarget.value = ''
        }}
      />
      <button type="button" className="pg-button" onClick={onExample}>
        Example
      </button>
      <button type="button" className="pg-button" onClick={onClear}>
        Clear
      </button>
      {address !== undefined && (
        <button type="button" className="pg-button" onClick={() => void copy(address)}>
          Copy link
        </button>
      )}
      <p className="sp-said">
        <output>{[other ?? notice, isTooLong && 'Too long for a link: hand on the file.'].filter(Boolean).join(' ')}</output>{' '}
        {onUndo !== undefined && (
          <button type="button" className="sp-undo" onClick={onUndo}>
            {other === undefined && notice !== undefined ? 'Undo' : 'Bring back what was here'}
          </button>
        )}
      </p>
    </div>
  )
}
