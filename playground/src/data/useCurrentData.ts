import type { ChangeMeta, FormValues, ModuleFormHandle } from 'moduleform'
import { useRef, useState, type RefObject } from 'react'
import type { Current } from './formDataState.ts'

interface Seen extends Current {
  /** The form they are of. */
  readonly formId: unknown
}

const nothingYet: Current = { formData: {}, isValid: undefined }

/** The data of a form, and whether they are valid. With another `formId`, of another form, nothing is known yet. */
export function useCurrentData(form: RefObject<ModuleFormHandle | null>, formId?: unknown) {
  const [seen, setSeen] = useState<Seen>({ ...nothingYet, formId })
  const last = useRef<{ readonly by: ModuleFormHandle | null; readonly meta: Pick<ChangeMeta, 'valid'> }>(undefined)
  return {
    current: seen.formId === formId ? seen : nothingYet,
    /** For `onChange`. */
    noteChange: (formData: FormValues, meta: Pick<ChangeMeta, 'valid'>) => {
      last.current = { by: form.current, meta }
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
