/** What must not be shown: the ids of password fields, and the texts seen in them. */
export interface Secrets {
  readonly ids: ReadonlySet<string>
  readonly texts: readonly string[]
}

/** What stands in place of a secret. */
export const mask = '•••'
