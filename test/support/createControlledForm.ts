import type { FormValues } from 'moduleform/core'
import { createTestForm, type TestForm, type TestFormOptions } from './createTestForm.ts'

/** A form whose host gives it values, from the first on. */
export async function createControlledForm(values: FormValues, options: TestFormOptions = {}) {
  const form = createTestForm({ ...options, initialValues: values })
  form.effects.followValues(values)
  await form.settle()
  return { ...form, give: (next: unknown) => form.effects.followValues(next) }
}

/** What the host was handed, as a store keeps it that makes copies. */
export const handedTo = (form: TestForm): readonly FormValues[] => form.changes.map(({ formData }) => structuredClone(formData))
