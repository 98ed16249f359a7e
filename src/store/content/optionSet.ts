import type { FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { Failure } from '../failure.ts'

/**
 * Options of one key. `wanted`: to be requested. `loading`: requested. `ready`: answered. `failed`: no usable answer, for the reason in
 * `error`.
 */
export interface OptionSet {
  readonly key: string
  readonly name: string
  readonly status: 'wanted' | 'loading' | 'ready' | 'failed'
  /** Entries as the module sent them; earlier ones stay while new ones load. */
  readonly data: readonly unknown[] | undefined
  readonly hasMore: boolean
  readonly error: Failure | undefined
  /** Requested in the background rather than by the user: a failure is not shown as an error. */
  readonly quiet: boolean
  /** Number of the request whose answer counts. */
  readonly request: number | undefined
  /** The form data of the last request. */
  readonly askedWith: FormValues | undefined
  readonly slow: boolean
}

/**
 * Values of the connection and `load_schema` fields: part of every content key, but options never wait for them. Empty values and `false`,
 * which is the value of an empty boolean, are left out, so that a new empty field changes no key. Decisions §6.
 */
export interface SharedDependencies {
  /** The key of all these fields. */
  readonly key: string
  /** The key of all but one: the choice in a field cannot determine its own options. */
  readonly keyFor: (address: Address) => string
}

/** The key while all of them are empty. */
export const noSharedDependencies: SharedDependencies = { key: '', keyFor: () => '' }
