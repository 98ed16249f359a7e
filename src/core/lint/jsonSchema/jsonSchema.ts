/** A JSON Schema of draft 2020-12, as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** The documentation that an editor shows for one key. */
export interface KeyDoc {
  readonly description: string
  readonly examples?: readonly unknown[]
}
