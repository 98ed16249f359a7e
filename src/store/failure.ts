/**
 * Why something failed: the text that came with it, from the client, the module or the host; or what the form knows of it itself, to be
 * said in the host's words.
 */
export type Failure =
  | string
  /** Something was thrown that says nothing; `cause` is what it was. */
  | { readonly code: 'silent'; readonly cause: string }
  /** So many answers in a row changed these fields, named by label, which asked for the next. Decisions §5. */
  | { readonly code: 'reloadLoop'; readonly answers: number; readonly fields: readonly string[] }
  /** The answer has no record of a content object, or one without a list. */
  | { readonly code: 'contentMissing'; readonly name: string }
  | { readonly code: 'contentUnreadable'; readonly name: string }
