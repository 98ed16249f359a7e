import { ModuleForm } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { create } from 'zustand'
import { contactSchema } from './contactSchema.ts'

interface StepStore {
  readonly formData: FormValues
  readonly setFormData: (formData: FormValues) => void
}

export const useStepStore = create<StepStore>()((set) => ({
  formData: {},
  setFormData: (formData) => set({ formData }),
}))

/** The store mirrors the form, and the form shows whatever anybody writes to the store. */
export function ZustandForm() {
  const { formData, setFormData } = useStepStore()
  return <ModuleForm schema={contactSchema} values={formData} onChange={setFormData} />
}
