import type { FormStorage } from '../../store/schema/formStorage.ts'

/**
 * Keeps forms in the browser's `localStorage`.
 *
 * @example <ModuleForm baseUrl={url} formId={step.id} storage={localFormStorage} />
 */
export const localFormStorage: FormStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
}
