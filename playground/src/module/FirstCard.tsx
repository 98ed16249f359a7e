import { useId, useState, type SubmitEvent } from 'react'
import { catalogue } from '../../modules/catalogue.ts'
import { checkModuleUrl } from '../settings/checkModuleUrl.ts'
import { firstRequests } from './firstRequests.ts'
import { RequestLines } from './RequestLines.tsx'

interface FirstCardProps {
  /** Origin of the demo modules, without a slash at the end. */
  readonly demoOrigin: string | undefined
  readonly onOpen: (module: string) => void
}

const example = 'http://127.0.0.1:8000/my-module'

/** The page without a module: an input for its address, and the requests that the form will send. */
export function FirstCard({ demoOrigin, onOpen }: FirstCardProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const module = text.trim()
  const open = (event: SubmitEvent) => {
    event.preventDefault()
    const found = checkModuleUrl(module)
    setProblem(found)
    if (found === undefined) onOpen(module)
  }
  return (
    <section className="pg-first" aria-labelledby={`${id}-title`}>
      <h2 className="pg-consent-title" id={`${id}-title`}>
        Point me at your module
      </h2>
      <form className="pg-first-form" noValidate onSubmit={open}>
        <label htmlFor={`${id}-url`}>Base URL</label>
        <input
          id={`${id}-url`}
          className="pg-input pg-mono"
          type="url"
          placeholder={example}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
        />
        <button type="submit" className="pg-button">
          Open
        </button>
      </form>
      <p className="pg-notice" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <p>A module answers two requests. This is what the form sends, and what you can try without it:</p>
      <RequestLines requests={firstRequests({ baseUrl: checkModuleUrl(module) === undefined ? module : example })} />
      <p className="pg-muted">Headers, credentials and connections are entered in the pane "Setup", once it is open.</p>
      {demoOrigin !== undefined && (
        <>
          <p>No module yet? These run beside the playground:</p>
          <ul className="pg-first-demos">
            {catalogue.map(({ path, label }) => (
              <li key={path}>
                <button type="button" className="pg-button" onClick={() => onOpen(`${demoOrigin}/${path}`)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
