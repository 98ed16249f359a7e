import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import { storeKey } from '../react/form/moduleFormHandle.ts'
import type { FormStore } from '../store/formStore.ts'

/** The store behind a handle. */
export function storeOf(handle: ModuleFormHandle, asker: string): FormStore {
  // `as`: the form's handles have the key, but their public type does not declare it.
  const store = (handle as Partial<Record<typeof storeKey, FormStore>>)[storeKey]
  if (store !== undefined) return store
  throw new Error(
    `moduleform: ${asker} was not given the handle of a form. Pass what the form puts into its ref, or what useModuleForm() returns.`,
  )
}
