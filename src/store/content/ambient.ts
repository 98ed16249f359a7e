import type { Address } from '../../core/values/path.ts'

/**
 * Values of the connection and `load_schema` fields: part of every content key, gating none. Empty ones say nothing, and `false`
 * is what a boolean without a value reads as, so that a new field that nobody has filled changes no key. Decisions §6.
 */
export interface Ambient {
  /** Of all these fields together. */
  readonly key: string
  /** Of all but one: what a field chooses cannot decide what it is offered. */
  readonly keyFor: (address: Address) => string
}

/** Before any of them has a value. */
export const noAmbient: Ambient = { key: '', keyFor: () => '' }
