import type { FormValues } from 'moduleform'
import { useId, useMemo, useState } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'

export interface Current {
  readonly formData: FormValues
  /** Whether a submit would go through; unknown before the first change. */
  readonly isValid: boolean | undefined
}

export interface Submitted {
  readonly formData: FormValues
  readonly at: Date
}

interface DataPaneProps {
  readonly current: Current
  readonly submitted: Submitted | undefined
  readonly secrets: Secrets
}

/** What the host of the form is given: the form data as they are, and what was submitted last. */
export function DataPane({ current, submitted, secrets }: DataPaneProps) {
  const idPrefix = useId()
  const [chosen, choose] = useState<'current' | 'submitted'>('current')
  const [isOpen, setOpen] = useState(false)
  const shown = chosen === 'current' ? current.formData : submitted?.formData
  const masked = useMemo(() => maskSecrets(shown, secrets), [shown, secrets])
  const hasSecrets = useMemo(() => JSON.stringify(masked) !== JSON.stringify(shown), [masked, shown])
  const label = chosen === 'current' ? 'Form data' : 'Submitted data'
  return (
    <>
      <Tabs
        label="Data"
        idPrefix={idPrefix}
        tabs={[
          { id: 'current', label: 'Form data' },
          { id: 'submitted', label: 'Submitted' },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <div className="pg-fill" role="tabpanel" id={`${idPrefix}-panel-${chosen}`} aria-labelledby={`${idPrefix}-tab-${chosen}`}>
        <p className="pg-line">{chosen === 'current' ? describeCurrent(current) : describeSubmit(submitted)}</p>
        {hasSecrets && (
          <label className="pg-line pg-check">
            <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
            Reveal passwords
          </label>
        )}
        {shown !== undefined && <JsonText label={label} value={isOpen ? shown : masked} columns={36} />}
      </div>
    </>
  )
}

const describeCurrent = ({ isValid }: Current) => (isValid === undefined ? 'Initial values' : isValid ? 'Valid' : 'Has errors')

const describeSubmit = (submitted: Submitted | undefined) =>
  submitted === undefined ? 'Nothing has been submitted yet.' : `Submitted at ${submitted.at.toLocaleTimeString('en-GB')}.`
