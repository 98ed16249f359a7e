import type { ChangeMeta, FormValues, ModuleFormHandle } from 'moduleform'
import { observeForm } from 'moduleform/explain'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Current } from './formDataState.ts'

interface Seen extends Current {
  /** The form they are of. */
  readonly formId: unknown
}

type Validity = Pick<ChangeMeta, 'valid'>

const nothingYet: Current = { formData: {}, isValid: undefined }

/** The data of a form, and whether they are valid. With another `formId`, of another form, nothing is known yet. */
export function useCurrentData(form: RefObject<ModuleFormHandle | null>, formId?: unknown) {
  const [seen, setSeen] = useState<Seen>({ ...nothingYet, formId })
  const last = useRef<{ readonly by: ModuleFormHandle | null; readonly meta: Validity }>(undefined)
  const judge = useJudging(form, (isValid) => setSeen((before) => (before.isValid === isValid ? before : { ...before, isValid })))
  // A form that waits for its schema, or gets none, reports nothing.
  useEffect(() => {
    const { current: handle } = form
    // oxlint-disable-next-line react/set-state-in-effect -- the form has a handle only once it is mounted
    if (handle !== null) setSeen({ formData: handle.getFormData(), isValid: undefined, formId })
  }, [form, formId])
  return {
    current: seen.formId === formId ? seen : nothingYet,
    /** For `onChange`. */
    noteChange: (formData: FormValues, meta: Validity) => {
      last.current = { by: form.current, meta }
      if (form.current !== null) judge(form.current, meta)
      setSeen({ formData, isValid: meta.valid, formId })
    },
    /**
     * For `onProblems`, which comes with each schema. Neither values set at the start nor a schema that leaves all values as they are cause a
     * change event, but the schema may make them invalid: `valid` is computed each time it is read.
     */
    noteProblems: () => {
      const { current: handle } = form
      if (handle === null) return
      const meta = last.current?.by === handle ? last.current.meta : undefined
      setSeen({ formData: handle.getFormData(), isValid: meta?.valid, formId })
    },
  }
}

/** A pattern that has been matched, or a list that has arrived, changes whether the data are valid, but no value: the form is observed for it. */
function useJudging(current: RefObject<ModuleFormHandle | null>, tell: (isValid: boolean) => void) {
  const observed = useRef<{ readonly form: ModuleFormHandle; meta: Validity; readonly stop: () => void }>(undefined)
  useEffect(
    () => () => {
      observed.current?.stop()
      observed.current = undefined
    },
    [],
  )
  return (form: ModuleFormHandle, meta: Validity) => {
    if (observed.current?.form === form) {
      observed.current.meta = meta
      return
    }
    observed.current?.stop()
    let frame: number | undefined
    const unobserve = observeForm(form, () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        if (observed.current !== undefined && current.current === form) tell(observed.current.meta.valid)
      })
    })
    const stop = () => {
      unobserve()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
    observed.current = { form, meta, stop }
  }
}
