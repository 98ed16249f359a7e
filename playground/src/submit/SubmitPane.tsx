import type { ModuleFormHandle, SetAsideData } from 'moduleform'
import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import { mask } from '../../../src/core/secrets/secretPaths.ts'
import type { Current } from '../data/formDataState.ts'
import { JsonTree } from '../json/JsonTree.tsx'

interface SubmitPaneProps {
  readonly form: RefObject<ModuleFormHandle | null>
  /** A new object whenever the form has changed. */
  readonly current: Current
  readonly secrets: Secrets
}

/** What a submit would return now, and what it would leave out and why. */
export function SubmitPane({ form, current, secrets }: SubmitPaneProps) {
  const [payload, setPayload] = useState<Payload>()
  // oxlint-disable-next-line react/set-state-in-effect -- a handle is not state: it is read after each change of the form
  useEffect(() => setPayload(readPayload(form.current, secrets)), [form, secrets, current])
  if (payload === undefined) return <p className="pg-line">There is no form yet.</p>
  const { submitted, hidden, setAside, unread, unchecked } = payload
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pg-submit" aria-label="What a submit would hand over" tabIndex={0}>
      <p className="pg-line">{describeOutcome(current.isValid, unread.length)}</p>
      <Part title="Submitted" note="The first argument of onSubmit." isEmpty={Object.keys(submitted).length === 0}>
        <JsonTree label="Submitted values" value={submitted} />
      </Part>
      <Part title="Hidden" note="Values of hidden fields: kept, and handed over separately." isEmpty={Object.keys(hidden).length === 0}>
        <JsonTree label="Hidden values" value={hidden} />
      </Part>
      <Part
        title="Set aside"
        note="Values whose fields aren't in this schema. They return with their fields."
        isEmpty={setAside.length === 0}
      >
        <AsideList entries={setAside} />
      </Part>
      <Part title="Unread" note="Text that can't be read as a value, such as letters in a number." isEmpty={unread.length === 0}>
        <AsideList entries={unread} />
      </Part>
      <Part title="Unchecked" note="Fields whose pattern couldn't be run in this browser." isEmpty={unchecked.length === 0}>
        <ul className="pg-submit-list">
          {unchecked.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </Part>
    </section>
  )
}

type Payload = ReturnType<typeof readPayload>

function readPayload(form: ModuleFormHandle | null, secrets: Secrets) {
  if (form === null) return undefined
  const { hidden, setAside, unread: hiddenUnread, unchecked } = form.getSubmitRest()
  const shown = form.getUnread()
  const isKnown = (entry: SetAsideData) => shown.some(({ path }) => path.join('/') === entry.path.join('/'))
  return {
    // `as`: an object stays an object.
    submitted: maskSecrets(form.getSubmitData(), secrets) as object,
    hidden: maskSecrets(hidden, secrets) as object,
    setAside: setAside.map((entry) => describeAside(entry, secrets)),
    unread: [...shown, ...hiddenUnread.filter((entry) => !isKnown(entry))].map((entry) => describeAside(entry, secrets)),
    unchecked: unchecked.map((path) => path.join(' › ')),
  }
}

function describeAside({ path, value, text }: SetAsideData, secrets: Secrets): readonly [path: string, held: string] {
  const isSecret = path.some((segment) => secrets.ids.has(String(segment)))
  const held = text === undefined ? JSON.stringify(maskSecrets(value, secrets)) : String(maskSecrets(text, secrets))
  return [path.join(' › '), isSecret ? mask : held]
}

function describeOutcome(isValid: boolean | undefined, unread: number): string {
  if (isValid === undefined) return 'What a submit hands over if the form is valid.'
  if (isValid) return 'Valid. A submit hands this over.'
  return `Has errors${unread > 0 ? ' or unread text' : ''}. Once they are fixed, a submit hands this over.`
}

interface PartProps {
  readonly title: string
  /** A sentence about its content. */
  readonly note: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

function Part({ title, note, isEmpty, children }: PartProps) {
  const id = useId()
  return (
    <section className="pg-submit-part" aria-labelledby={id}>
      <h2 className="pg-submit-title" id={id}>
        {title}
      </h2>
      <p className="pg-submit-note">{note}</p>
      {isEmpty ? <p className="pg-submit-note">None.</p> : children}
    </section>
  )
}

const AsideList = ({ entries }: { readonly entries: readonly (readonly [path: string, held: string])[] }) => (
  <ul className="pg-submit-list">
    {entries.map(([path, held]) => (
      <li key={`${path} ${held}`}>
        {path}: {held}
      </li>
    ))}
  </ul>
)
