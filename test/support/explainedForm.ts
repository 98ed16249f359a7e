import { explainField, observeForm, type FieldExplanation } from 'moduleform/explain'
import { createModuleFormHandle } from '../../src/react/form/moduleFormHandle.ts'
import { createTestForm, type TestFormOptions } from './createTestForm.ts'

/** A form without a page, with its handle and the explanations of its fields. It is observed from the start. */
export function createExplainedForm(options: TestFormOptions = {}) {
  const form = createTestForm(options)
  const handle = createModuleFormHandle(
    form.store,
    form.effects,
    () => ({}),
    () => [],
  )
  const stopObserving = observeForm(handle, undefined, form.clock)
  /** The explanation of the field at a path; throws if there is none. */
  const explain = (path: string): FieldExplanation => {
    const explanation = explainField(handle, path)
    if (explanation === undefined) throw new Error(`No field is at ${path}.`)
    return explanation
  }
  return { ...form, handle, explain, stopObserving }
}
