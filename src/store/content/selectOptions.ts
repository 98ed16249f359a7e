import type { Choice } from '../../core/schema/wire.ts'
import { checkChoices } from '../../core/validation/checkChoices.ts'
import type { Address } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import type { Failure } from '../failure.ts'
import type { FormState } from '../formState.ts'
import { selectChoices, selectEarlierChoices, selectOptionSets, type KnownChoices } from './selectChoices.ts'

/** How the options of a field are doing. Decisions §6. */
export interface OptionsState {
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting'
  readonly choices: readonly Choice[]
  readonly dynamic: boolean
  readonly waitingFor: Address | undefined
  readonly error: Failure | undefined
  readonly hasMore: boolean
  readonly allowsText: boolean
  readonly slow: boolean
  readonly notInList: boolean
  /** Choices known from before, of other dependencies or an earlier opening: for labels of values that the choices do not name (yet). */
  readonly earlierChoices: readonly Choice[]
}

const noChoices: readonly Choice[] = []

/** Reads how the options of a field are doing; `undefined` where it offers none. */
export function selectOptions(state: FormState, cell: Cell): OptionsState | undefined {
  const known = selectChoices(state, cell)
  if (known === undefined) return undefined
  const sets = selectOptionSets(state, cell)
  const failed = sets.find((set) => set?.status === 'failed' && !set.quiet)
  const waitingFor = (state.needs.get(cell.address) ?? []).find((need) => need.waitingFor !== undefined)?.waitingFor
  const source = cell.node.optionSource
  return {
    status: statusOf(cell, sets, waitingFor, failed !== undefined),
    choices: waitingFor === undefined ? known.choices : noChoices,
    dynamic: source?.content !== undefined,
    waitingFor,
    error: failed?.error,
    hasMore: sets.some((set) => set?.hasMore === true),
    allowsText: source?.validation?.pattern !== undefined,
    slow: sets.some((set) => set?.slow === true),
    notInList: known.isComplete && hasStranger(state, cell, known),
    earlierChoices: selectEarlierChoices(state, cell),
  }
}

function statusOf(
  cell: Cell,
  sets: ReturnType<typeof selectOptionSets>,
  waitingFor: Address | undefined,
  hasFailed: boolean,
): OptionsState['status'] {
  if (cell.node.optionSource?.content === undefined) return 'ready'
  if (waitingFor !== undefined) return 'waiting'
  if (sets.some((set) => set?.status === 'loading' || set?.status === 'wanted')) return 'loading'
  if (hasFailed) return 'error'
  return sets.length > 0 && sets.every((set) => set?.status === 'ready') ? 'ready' : 'unloaded'
}

/** Whether some chosen value is neither among the choices nor a text that may be typed in. */
function hasStranger({ settings: { matchPattern } }: FormState, { node, value }: Cell, { choices: values }: KnownChoices): boolean {
  return typeof checkChoices({ node, value, choices: { values, complete: true }, matchPattern }) === 'object'
}
