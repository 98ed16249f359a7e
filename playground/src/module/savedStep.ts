import type { FormValues, ModuleFormHandle, SetAsideData } from 'moduleform'
import { isJsonObject } from '../../../src/core/schema/json.ts'
import { readJsonText } from './moduleAccess.ts'

/** The saved state of a step, as JSON texts. */
export interface SavedStepTexts {
  readonly values: string
  readonly setAside: string
  readonly schemaData: string
}

export const noStep: SavedStepTexts = { values: '', setAside: '', schemaData: '' }

/** The initial state of a form. */
export interface SavedStep {
  readonly initialValues: FormValues
  readonly initialSetAside: readonly SetAsideData[]
  readonly initialSchemaData: FormValues
}

export type SavedStepProblems = { readonly [Key in keyof SavedStepTexts]: string | undefined }

/** Reads the typed texts; `step` is `undefined` if a part has a problem. Empty parts are allowed. */
export function readSavedStep(texts: SavedStepTexts): { readonly step: SavedStep | undefined; readonly problems: SavedStepProblems } {
  const values = readJsonText(texts.values, checkValues)
  const setAside = readJsonText(texts.setAside, checkSetAside)
  const schemaData = readJsonText(texts.schemaData, checkValues)
  const problems = { values: values.problem, setAside: setAside.problem, schemaData: schemaData.problem }
  const step = {
    // `as`: each was checked above.
    initialValues: (values.value ?? {}) as FormValues,
    initialSetAside: (setAside.value ?? []) as readonly SetAsideData[],
    initialSchemaData: (schemaData.value ?? {}) as FormValues,
  }
  return { step: Object.values(problems).every((problem) => problem === undefined) ? step : undefined, problems }
}

const checkValues = (value: unknown) => (isJsonObject(value) ? undefined : 'Values are an object by field id, such as {"name": "Ada"}.')

function checkSetAside(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'Set-aside values are a list, such as [{"path": ["name"], "value": "Ada"}].'
  const wrong = value.findIndex((entry) => !isJsonObject(entry) || !Array.isArray(entry['path']) || !Object.hasOwn(entry, 'value'))
  return wrong === -1 ? undefined : `Entry ${wrong + 1} needs a "path", a list of ids and row numbers, and a "value".`
}

/** The current state of the form, as a host would save it. */
export const saveStep = (form: ModuleFormHandle): SavedStepTexts => ({
  values: print(form.getFormData()),
  setAside: print([...form.getSetAside(), ...form.getUnread()]),
  schemaData: print(form.getSchemaData()),
})

const print = (value: unknown) => JSON.stringify(value, null, 2)
