import { kindOf } from '../core/schema/json.ts'
import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import { storeKey } from '../react/form/moduleFormHandle.ts'
import type { FormStore } from '../store/formStore.ts'

/** The store behind a handle. */
export function storeOf(handle: ModuleFormHandle, asker: string): FormStore {
  // `as`: the form's handles have the key, but their public type does not declare it. A ref is `null` before the form is mounted.
  const store = (handle as Partial<Record<typeof storeKey, FormStore>> | null | undefined)?.[storeKey]
  if (store !== undefined) return store
  throw new Error(
    `moduleform: ${asker} was not given the handle of a form, but ${kindOf(handle)}. Pass what the form puts into its ref, once it is mounted, or what useModuleForm() returns.`,
  )
}
