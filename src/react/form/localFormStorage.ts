import type { FormStorage } from '../../store/schema/formStorage.ts'
import { bareUrl } from '../../core/secrets/maskUrl.ts'

/**
 * Keeps forms in the browser's `localStorage`.
 *
 * @example <ModuleForm baseUrl={url} formId={step.id} storage={localFormStorage} />
 */
export const localFormStorage: FormStorage = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
}

/**
 * Names a form in the host's storage: by its module and its form id. Of the module's address the query is left out,
 * because it may hold a key; a number made of it tells addresses apart that differ in nothing else. Decisions §7.
 */
export const storageKeyOf = (baseUrl: string, formId = ''): string =>
  `moduleform ${bareUrl(baseUrl)}${baseUrl.includes('?') ? `#${checksumOf(baseUrl)}` : ''} ${formId}`

/** 32 bits (FNV-1a): enough to tell addresses apart, far too few to bring a text back. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(36)
}
