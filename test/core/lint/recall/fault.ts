/** A schema with one fault, derived only from a row of the specification. */
export interface Fault {
  /** The section of the specification. */
  readonly row: string
  readonly name: string
  readonly schema: unknown
  /** The place of the expected finding; several if the fault is between two places. */
  readonly at: readonly string[]
  /** Advice is enough, because the fault loses nothing. */
  readonly isInfo: boolean
}

export type Json = Record<string, unknown>

export const metadata = { workflows_module_schema_version: '1.0.0' }
export const root = (fields: readonly unknown[], more: Json = {}): Json => ({ metadata, fields, ...more })
export const field = (type: string, more: Json = {}, id = 'a'): Json => ({ id, type, label: `The ${id}`, ...more })
export const text = (more: Json = {}, id = 'a'): Json => field('string', more, id)

export const fault = (row: string, name: string, schema: unknown, at: string | readonly string[], isInfo = false): Fault => ({
  row,
  name,
  schema,
  at: typeof at === 'string' ? [at] : at,
  isInfo,
})

/** A fault in the first field; pointers are relative to it. */
export const inField = (
  row: string,
  name: string,
  first: Json,
  at: string | readonly string[],
  others: readonly Json[] = [],
  isInfo = false,
) =>
  fault(
    row,
    name,
    root([first, ...others]),
    (typeof at === 'string' ? [at] : at).map((pointer) => `/fields/0${pointer}`),
    isInfo,
  )
