import type { ModuleError } from '../client/errors/moduleError.ts'

/** Why something failed: the text that came with it, from the module or the host; or what is known of it, to be said in the host's words. */
export type Failure =
  | string
  /** The module could not be asked, or gave no usable answer. */
  | { readonly code: 'module'; readonly error: ModuleError }
  /** Something was thrown that says nothing; `cause` is what it was. */
  | { readonly code: 'silent'; readonly cause: string }
  /** So many answers in a row changed these fields, named by label, which asked for the next. Decisions §5. */
  | { readonly code: 'reloadLoop'; readonly answers: number; readonly fields: readonly string[] }
  /** The answer has no record of a content object, or one without a list. */
  | { readonly code: 'contentMissing'; readonly name: string }
  | { readonly code: 'contentUnreadable'; readonly name: string }
