/** A JSON Schema of draft 2020-12, as plain JSON. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** What an editor says of one key. */
export interface KeyDoc {
  readonly description: string
  readonly examples?: readonly unknown[]
}
