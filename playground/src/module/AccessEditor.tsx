import { useState, type SubmitEvent } from 'react'
import { HeaderLines } from './HeaderLines.tsx'
import { JsonBox } from './JsonBox.tsx'
import { hasProblem, readAccess, type ModuleAccess } from './moduleAccess.ts'

interface AccessEditorProps {
  /** The applied values. */
  readonly access: ModuleAccess
  readonly onApply: (access: ModuleAccess) => void
}

const connectionExample = '[{"id": "c1", "label": "My account", "app_type": "crm", "connection_management_type": "custom"}]'

/** Headers, credentials and connections of one module. They are used only once applied. */
export function AccessEditor({ access, onApply }: AccessEditorProps) {
  const [draft, setDraft] = useState(access)
  const { problems } = readAccess(draft)
  const isApplied = JSON.stringify(draft) === JSON.stringify(access)
  const change = (part: Partial<ModuleAccess>) => setDraft({ ...draft, ...part })
  // Not `disabled`, which takes the focus from a button that is pressed.
  const isIdle = isApplied || hasProblem(problems)
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    if (isIdle) return
    const kept = { ...draft, headers: draft.headers.filter(({ name }) => name.trim() !== '') }
    setDraft(kept)
    onApply(kept)
  }
  return (
    <form className="pg-access" aria-label="How the module is asked" noValidate onSubmit={apply}>
      <HeaderLines lines={draft.headers} problems={problems.headers} onChange={(headers) => change({ headers })} />
      <JsonBox
        label="Credentials"
        hint='Sent as "credentials" beside "data", so only by the wire format "data".'
        placeholder='{"api_key": "…"}'
        isSecret
        text={draft.credentials}
        problem={problems.credentials}
        onChange={(credentials) => change({ credentials })}
      />
      <JsonBox
        label="Connections"
        hint="What connection fields offer. Without a list, they offer samples."
        placeholder={connectionExample}
        isSecret
        text={draft.connections}
        problem={problems.connections}
        onChange={(connections) => change({ connections })}
      />
      <p className="pg-muted">
        They go to this module only. They stay in this tab until it is closed, and appear neither in the page's address nor in the list of
        requests.
      </p>
      <p className="pg-actions">
        <button type="submit" className="pg-button" aria-disabled={isIdle}>
          Use and ask again
        </button>
        <output className="pg-muted">{isApplied ? '' : 'Not in use yet.'}</output>
      </p>
    </form>
  )
}
