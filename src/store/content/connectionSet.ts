import type { Connection } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { Failure } from '../failure.ts'

/** The connections of one filter. */
export interface ConnectionSet {
  readonly status: 'loading' | 'ready' | 'error'
  readonly connections: readonly Connection[]
  readonly error: Failure | undefined
  /** The field that a connection could not be created for, if that is the error. */
  readonly createdFor?: Address | undefined
}

/** A next state of such a set. */
export type ConnectionChange = Pick<ConnectionSet, 'status'> & Partial<ConnectionSet>
