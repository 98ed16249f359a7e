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
 * The key of a form in the host's storage: its module and its form id. The query of the module's address is left out, because it may hold a
 * key; its checksum keeps addresses apart that differ only there. Empty without both, since forms of different modules would share it.
 * Decisions §7.
 */
export const storageKeyOf = (baseUrl: string, formId = ''): string =>
  (baseUrl || formId) && `moduleform ${bareUrl(baseUrl)}${baseUrl.includes('?') ? `#${checksumOf(baseUrl)}` : ''} ${formId}`

/** 32 bits (FNV-1a): enough to tell addresses apart, far too few to recover the text. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(36)
}
