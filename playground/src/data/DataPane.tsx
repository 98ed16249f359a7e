import type { FormValues } from 'moduleform'
import { useMemo, useState } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import { PaneGroup, type PaneEntry } from '../panes/PaneGroup.tsx'
import type { PaneProps } from '../panes/paneProps.ts'
import type { Current, Submitted } from './formDataState.ts'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'

type DataProps = Pick<PaneProps, 'current' | 'submitted' | 'secrets'>

/** The form data, as the host of the form gets them with each change. */
const CurrentPane = ({ current, secrets }: DataProps) => (
  <DataText label="Form data" note={describeCurrent(current)} value={current.formData} secrets={secrets} />
)

/** The result of the last submit. */
const SubmittedPane = ({ submitted, secrets }: DataProps) => (
  <DataText label="Submitted data" note={describeSubmit(submitted)} value={submitted?.formData} secrets={secrets} />
)

/** The data that the host of the form gets. */
export const dataPanes = [
  { id: 'current', label: 'Form data', Content: CurrentPane },
  { id: 'submitted', label: 'Submitted', Content: SubmittedPane },
] as const satisfies readonly PaneEntry<DataProps>[]

/** Both of them, as the only panes. */
export const DataPane = (props: DataProps) => <PaneGroup label="Data" entries={dataPanes} shared={props} />

interface DataTextProps {
  readonly label: string
  readonly note: string
  /** `undefined` if there are none yet. */
  readonly value: FormValues | undefined
  readonly secrets: Secrets
}

function DataText({ label, note, value, secrets }: DataTextProps) {
  const [isOpen, setOpen] = useState(false)
  const masked = useMemo(() => maskSecrets(value, secrets), [value, secrets])
  const hasSecrets = useMemo(() => JSON.stringify(masked) !== JSON.stringify(value), [masked, value])
  return (
    <>
      <p className="pg-line">{note}</p>
      {hasSecrets && (
        <label className="pg-line pg-check">
          <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
          Reveal passwords
        </label>
      )}
      {value !== undefined && <JsonText label={label} value={isOpen ? value : masked} columns={36} />}
    </>
  )
}

const describeCurrent = ({ isValid }: Current) => (isValid === undefined ? 'Initial values' : isValid ? 'Valid' : 'Has errors')

const describeSubmit = (submitted: Submitted | undefined) =>
  submitted === undefined ? 'Nothing has been submitted yet.' : `Submitted at ${submitted.at.toLocaleTimeString('en-GB')}.`
