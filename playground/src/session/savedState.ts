import type { FormValues, ModuleFormHandle } from 'moduleform'
import { findSecrets, maskSecrets, type Secrets } from '../../../src/core/secrets/maskJson.ts'
import type { SavedAside, SavedState } from '../../../src/cli/playground/session/session.ts'
import { connectionKeys } from '../../../src/core/schema/connectionKeys.ts'

/** The current state of the form, including secrets. */
export const readState = (form: ModuleFormHandle): SavedState => ({
  values: form.getFormData(),
  setAside: [...form.getSetAside(), ...form.getUnread()],
  schemaData: form.getSchemaData(),
})

/** The props that start a form with a state. */
export const startProps = ({ values, setAside, schemaData }: SavedState) => ({
  initialValues: values,
  initialSetAside: setAside,
  initialSchemaData: schemaData,
})

/** The secrets currently in a form, added to the known ones. */
export const secretsOf = (form: ModuleFormHandle | null, known: Secrets): Secrets =>
  form === null ? known : secretsIn(readState(form), known, form.getSchema())

/** The secrets in the state of a form, added to the known ones. */
export function secretsIn({ values, setAside }: SavedState, known: Secrets, schema?: unknown): Secrets {
  const asData = setAside.map(({ path, value, text }) => ({ [String(path.at(-1))]: text ?? value }))
  const own = findSecrets([schema, values, ...asData])
  // Field ids known from requests also apply to the form's values.
  const ids = new Set([...known.ids, ...own.ids])
  const held = findSecrets(
    [values, ...asData],
    [...ids].map((id) => `/${id}`),
  )
  return { ids, texts: [...new Set([...known.texts, ...own.texts, ...held.texts, ...connectionSecrets([values, asData])])] }
}

/**
 * A state without secrets: values of password fields, texts that repeat them, and everything in connections that a field does not store.
 * They are removed, not masked, because a form would take the mask for a value.
 */
export function leaveOutSecrets({ values, setAside, schemaData }: SavedState, secrets: Secrets): SavedState {
  const keep = (value: unknown) => withoutSecrets(value, secrets)
  return {
    // `as`: an object stays an object.
    values: keep(values) as FormValues,
    setAside: setAside.filter((entry) => isKept(entry, secrets)).map((entry) => ({ ...entry, value: keep(entry.value) ?? null })),
    schemaData: keep(schemaData) as FormValues,
  }
}

const isKept = ({ path, text = '' }: SavedAside, secrets: Secrets): boolean =>
  !path.some((segment) => secrets.ids.has(String(segment))) && maskSecrets(text, secrets) === text

const isConnectionKey = (key: string) => connectionKeys.some((one) => one === key)

const isConnection = (value: object): boolean => 'app_type' in value && 'connection_management_type' in value

/** The parts of connections that a field does not store. */
function connectionSecrets(root: unknown): string[] {
  if (typeof root !== 'object' || root === null) return []
  const isOne = !Array.isArray(root) && isConnection(root)
  return Object.entries(root).flatMap(([key, entry]) => {
    if (isOne && !isConnectionKey(key)) return textsIn(entry)
    return connectionSecrets(entry)
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The same data without secrets; `undefined` for a secret text. */
export function withoutSecrets(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return maskSecrets(value, secrets) === value ? value : undefined
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, secrets) ?? null)
  if (typeof value !== 'object' || value === null) return value
  const isOne = isConnection(value)
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    if (secrets.ids.has(key) || (isOne && !isConnectionKey(key))) return []
    const kept = withoutSecrets(entry, secrets)
    return kept === undefined ? [] : [[key, kept]]
  })
  return Object.fromEntries(entries)
}
