import { useEffect, useRef, useState } from 'react'
import { ModuleForm, type Connection, type ConnectionFilter, type FormValues } from 'moduleform'

/** The place where your platform stores connections. */
export interface Connections {
  readonly list: (filter: ConnectionFilter) => Promise<readonly Connection[]>
  readonly create: (appType: string, name: string) => Promise<Connection>
}

/** An open dialog, and the callback for its result. */
interface Asked {
  readonly appType: string
  readonly answer: (made: Promise<Connection> | undefined) => void
}

export function ConnectedForm(props: { schema: object; connections: Connections; onSubmit: (values: FormValues) => void }) {
  const { schema, connections, onSubmit } = props
  const [asked, setAsked] = useState<Asked>()
  const ask = ({ appTypes }: ConnectionFilter) =>
    new Promise<Connection | undefined>((answer) => setAsked({ appType: appTypes?.[0] ?? 'http', answer }))
  const end = (made: Promise<Connection> | undefined) => {
    setAsked(undefined)
    asked?.answer(made)
  }
  return (
    <>
      <ModuleForm schema={schema} connections={connections.list} onCreateConnection={ask} onSubmit={onSubmit} />
      {asked && (
        <NameDialog title={`New connection to ${asked.appType}`} make={(name) => connections.create(asked.appType, name)} end={end} />
      )}
    </>
  )
}

interface NameDialogProps {
  readonly title: string
  readonly make: (name: string) => Promise<Connection>
  /** If creating the connection fails, the error is shown at the field. */
  readonly end: (made: Promise<Connection> | undefined) => void
}

/** `showModal` keeps the focus inside and closes on Escape. */
function NameDialog({ title, make, end }: NameDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label={title} onCancel={() => end(undefined)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          end(make(name))
        }}
      >
        <h2>{title}</h2>
        <label>
          Name <input value={name} onChange={(event) => setName(event.target.value)} required />
        </label>
        <button type="submit">Create</button>
        <button type="button" onClick={() => end(undefined)}>
          Cancel
        </button>
      </form>
    </dialog>
  )
}
