import type { Address, Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import { pathOf } from '../pathOf.ts'
import type { SetAsideValue } from '../values/setAsideValue.ts'

/** Where values went in a transition, by address and value; paths as they were at that moment, because fields may be gone after it. */
export interface Movements {
  readonly setAside: Map<string, Path>
  readonly returned: Map<string, Path>
}

export const createMovements = (): Movements => ({ setAside: new Map(), returned: new Map() })

type Direction = keyof Movements

/** Notes a movement. There and back within one transition is none; the rows of an array are told of one by one. */
export function noteMovement(movements: Movements, to: Direction, state: FormState, address: Address, kept: SetAsideValue): void {
  const key = `${address} ${JSON.stringify([kept.value, kept.text])}`
  const isBack = movements[to === 'setAside' ? 'returned' : 'setAside'].delete(key)
  if (kept.rows === undefined && !isBack) movements[to].set(key, pathOf(state, address))
}
