import { useState } from 'react'
import { checkModuleUrl } from '../../playground/src/settings/checkModuleUrl.ts'

interface ModuleBoxProps {
  /** Of the current module. */
  readonly baseUrl: string | undefined
  /** Another number is another form. */
  readonly formId: number
  readonly onLoad: (baseUrl: string) => void
  readonly onLeave: () => void
}

/** The input for the base URL of a module, and the way back to a schema without one. */
export function ModuleBox({ baseUrl, formId, onLoad, onLeave }: ModuleBoxProps) {
  const [draft, setDraft] = useState({ of: baseUrl, text: baseUrl ?? '' })
  const [refused, setRefused] = useState<{ readonly text: string; readonly formId: number; readonly problem: string }>()
  // A link or Undo has changed the address: a draft for the previous one is dropped.
  if (draft.of !== baseUrl) setDraft({ of: baseUrl, text: baseUrl ?? '' })
  const load = () => {
    const url = draft.text.trim()
    const found = checkModuleUrl(url)
    setRefused(found === undefined ? undefined : { text: draft.text, formId, problem: found })
    if (found === undefined) onLoad(url)
  }
  // It is of that text alone, and over once something else is shown.
  const problem = refused?.text === draft.text && refused.formId === formId ? refused.problem : undefined
  return (
    <form
      className="sp-module"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        load()
      }}
    >
      <label className="sp-module-label" htmlFor="sp-base-url">
        or ask a module
      </label>
      <input
        id="sp-base-url"
        className="sp-input"
        type="url"
        placeholder="Base URL of a module"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : 'sp-base-url-problem'}
        value={draft.text}
        onChange={({ currentTarget }) => setDraft({ of: baseUrl, text: currentTarget.value })}
      />
      <button type="submit" className="pg-button">
        Load
      </button>
      {baseUrl !== undefined && (
        <button type="button" className="pg-button" onClick={onLeave}>
          Leave it
        </button>
      )}
      {problem !== undefined && (
        <p className="sp-module-problem pg-bad" id="sp-base-url-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
