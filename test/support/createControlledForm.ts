import type { FormValues } from 'moduleform/core'
import { createTestForm, type TestForm, type TestFormOptions } from './createTestForm.ts'

/** A controlled form, with `values` from the start. */
export async function createControlledForm(values: FormValues, options: TestFormOptions = {}) {
  const form = createTestForm({ ...options, initialValues: values })
  form.effects.followValues(values)
  await form.settle()
  return { ...form, give: (next: unknown) => form.effects.followValues(next) }
}

/** The values that the host received, copied as some stores do. */
export const handedTo = (form: TestForm): readonly FormValues[] => form.changes.map(({ formData }) => structuredClone(formData))
