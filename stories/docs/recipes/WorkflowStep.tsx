import { useMemo, useSyncExternalStore } from 'react'
import { ModuleForm, type FormValues, type Templates } from 'moduleform'

/** A step of a workflow, with its output of the last run. */
export interface Step {
  readonly id: string
  readonly name: string
  readonly schema: object
  readonly settings: FormValues
  readonly output: Readonly<Record<string, string | number | boolean>>
}

/** The store of your workflow editor. */
export interface WorkflowStore {
  readonly getSteps: () => readonly Step[]
  readonly subscribe: (listener: () => void) => () => void
  readonly setSettings: (id: string, settings: FormValues) => void
}

const template = (step: string, key: string) => `{{ steps.${step}.${key} }}`

/** What a step can refer to: the outputs of all previous steps. */
function templatesOf(store: WorkflowStore, id: string): Templates {
  const earlier = () => {
    const steps = store.getSteps()
    return steps.slice(
      0,
      steps.findIndex((step) => step.id === id),
    )
  }
  const outputs = () =>
    earlier().flatMap((step) =>
      Object.entries(step.output).map(([key, value]) => ({
        label: key,
        template: template(step.id, key),
        group: step.name,
        detail: String(value),
      })),
    )
  return {
    complete: outputs,
    preview: (text) => outputs().find((output) => output.template === text.trim())?.detail,
  }
}

export function WorkflowStep({ store, id }: { store: WorkflowStore; id: string }) {
  const steps = useSyncExternalStore(store.subscribe, store.getSteps)
  const step = steps.find((one) => one.id === id)
  const templates = useMemo(() => templatesOf(store, id), [store, id])
  if (step === undefined) return <p>This step has been removed.</p>
  return (
    <ModuleForm
      schema={step.schema}
      formId={id}
      label={step.name}
      initialValues={step.settings}
      templates={templates}
      onSubmit={(settings) => store.setSettings(id, settings)}
    />
  )
}
