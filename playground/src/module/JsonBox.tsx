import { useId, useRef, useState, type ChangeEvent } from 'react'

interface JsonBoxProps {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly problem: string | undefined
  readonly placeholder: string
  /** Whether the text is hidden except while it is edited or revealed by a button. */
  readonly isSecret?: boolean
  readonly onChange: (text: string) => void
}

/** A JSON text, typed, pasted or from a file. */
export function JsonBox({ label, hint, text, problem, placeholder, isSecret = false, onChange }: JsonBoxProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [unread, setUnread] = useState<string>()
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    try {
      onChange(await chosen.text())
      setUnread(undefined)
    } catch (cause) {
      setUnread(`${chosen.name} cannot be read (${String(cause)}).`)
    }
    // Otherwise choosing the same file again causes no event.
    target.value = ''
  }
  const found = unread ?? problem
  return (
    <div className="pg-json-box">
      <div className="pg-json-box-head">
        <label htmlFor={id}>{label}</label>
        {isSecret && text !== '' && (
          <button
            type="button"
            className="pg-button"
            aria-pressed={isShown}
            aria-label={`Show ${label}`}
            onClick={() => setShown(!isShown)}
          >
            Show
          </button>
        )}
        <button type="button" className="pg-button" aria-label={`Load ${label} from a file`} onClick={() => file.current?.click()}>
          From a file
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={`File of ${label}`}
          onChange={(event) => void load(event)}
        />
      </div>
      <textarea
        id={id}
        className="pg-input pg-mono"
        data-masked={isSecret && !isShown}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        aria-invalid={found !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => {
          onChange(target.value)
          setUnread(undefined)
        }}
      />
      <p className="pg-notice" id={`${id}-problem`} role="alert">
        {found}
      </p>
      <p className="pg-muted" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
