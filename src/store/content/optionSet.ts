import type { FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { Failure } from '../failure.ts'

/**
 * Options of one key. `wanted`: to be asked for. `loading`: asked for. `ready`: answered. `failed`: not answered; `error` says why
 * and `quiet` that nobody asked for it.
 */
export interface OptionSet {
  readonly key: string
  readonly name: string
  readonly status: 'wanted' | 'loading' | 'ready' | 'failed'
  /** Entries as the module sent them; earlier ones stay while new ones load. */
  readonly data: readonly unknown[] | undefined
  readonly hasMore: boolean
  readonly error: Failure | undefined
  /** Not asked for by the user: a failure does not show as one. */
  readonly quiet: boolean
  /** Number of the request whose answer counts. */
  readonly request: number | undefined
  /** The form data when asked for last. */
  readonly askedWith: FormValues | undefined
  readonly slow: boolean
}

/**
 * Values of the connection and `load_schema` fields: part of every content key, gating none. Empty ones say nothing, and `false`
 * is what a boolean without a value reads as, so that a new field that nobody has filled changes no key. Decisions §6.
 */
export interface SharedDependencies {
  /** Of all these fields together. */
  readonly key: string
  /** Of all but one: what a field chooses cannot decide what it is offered. */
  readonly keyFor: (address: Address) => string
}

/** Before any of them has a value. */
export const noSharedDependencies: SharedDependencies = { key: '', keyFor: () => '' }
