import { schemaOf, type TestForm } from './createTestForm.ts'

/** The module answers a reload by hand with exactly these fields. */
export async function become(form: TestForm, fields: readonly object[]): Promise<void> {
  form.reload()
  await form.settle()
  await form.answer(form.requests.length - 1, schemaOf(fields))
}
