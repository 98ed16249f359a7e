import { useState, type RefObject, type SubmitEvent } from 'react'
import type { ModuleFormHandle } from 'moduleform'
import type { Secrets } from '../../../src/core/secrets/maskJson.ts'
import { isEqual } from '../../../src/core/schema/json.ts'
import { leaveOutSecrets, readState, secretsOf } from '../session/savedState.ts'
import { JsonBox } from './JsonBox.tsx'
import { noStep, readSavedStep, saveStep, type SavedStep, type SavedStepTexts } from './savedStep.ts'

interface SavedStepEditorProps {
  readonly form: RefObject<ModuleFormHandle | null>
  readonly secrets: Secrets
  readonly onOpen: (step: SavedStep) => void
}

const boxes = [
  { part: 'values', label: 'Values', hint: 'Form data as they were saved: initialValues.', placeholder: '{"name": "Ada"}' },
  {
    part: 'setAside',
    label: 'Set-aside values',
    hint: 'What had no field when the step was saved: initialSetAside. It returns with its fields.',
    placeholder: '[{"path": ["state"], "value": "TX"}]',
  },
  {
    part: 'schemaData',
    label: 'Schema data',
    hint: 'What the schema was asked for with: initialSchemaData. The first request carries it.',
    placeholder: '{"country": "us"}',
  },
] as const satisfies readonly { readonly part: keyof SavedStepTexts; readonly [key: string]: string }[]

/** Opens the form as a host opens a saved step. */
export function SavedStepEditor({ form, secrets, onOpen }: SavedStepEditorProps) {
  const [texts, setTexts] = useState(noStep)
  const [secretParts, setSecretParts] = useState<readonly (keyof SavedStepTexts)[]>([])
  const { step, problems } = readSavedStep(texts)
  const open = (event: SubmitEvent) => {
    event.preventDefault()
    if (step !== undefined) onOpen(step)
  }
  const take = () => {
    if (form.current === null) return
    const state = readState(form.current)
    const open = leaveOutSecrets(state, secretsOf(form.current, secrets))
    setTexts(saveStep(form.current))
    setSecretParts(boxes.map(({ part }) => part).filter((part) => !isEqual(open[part], state[part])))
  }
  return (
    <form className="pg-access" aria-label="A saved step" noValidate onSubmit={open}>
      {boxes.map(({ part, ...box }) => (
        <JsonBox
          key={part}
          {...box}
          text={texts[part]}
          problem={problems[part]}
          isSecret={secretParts.includes(part)}
          onChange={(text) => setTexts({ ...texts, [part]: text })}
        />
      ))}
      <p className="pg-actions">
        <button type="submit" className="pg-button" disabled={step === undefined}>
          Open as a saved step
        </button>
        <button type="button" className="pg-button" onClick={take}>
          Take them from the form
        </button>
      </p>
      <p className="pg-muted">Opening restarts the form. What you paste here isn't stored.</p>
    </form>
  )
}
