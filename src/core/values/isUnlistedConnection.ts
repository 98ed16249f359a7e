import type { Connection } from '../schema/wire.ts'
import { isSameChoice } from './choices.ts'
import { isEmpty } from './isEmpty.ts'

/** Whether a value is not among the connections that its field offers, which have loaded. */
export const isUnlistedConnection = (
  offered: { readonly status: string; readonly connections: readonly Connection[] } | undefined,
  value: unknown,
): boolean => offered?.status === 'ready' && !isEmpty(value) && !offered.connections.some((one) => isSameChoice(one, value))
