import type { Choice } from '../../core/schema/wire.ts'
import { checkChoices } from '../../core/validation/validators.ts'
import { type Address, nowhere } from '../../core/values/path.ts'
import type { Cell, OptionRequest } from '../cells/cell.ts'
import type { Failure } from '../failure.ts'
import type { FormState } from '../formState.ts'
import { choiceTypeOf, parseChoices } from '../../core/schema/parseChoices.ts'
import type { Definition } from '../../core/schema/model.ts'
import type { Problem } from '../../core/schema/problems.ts'
import { isEqual } from '../../core/schema/json.ts'
import { findChoice } from '../../core/values/choices.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { OptionSet } from './optionSet.ts'

/** The choices of a field and their loading state. Decisions §6. */
export interface OptionsState {
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting'
  readonly choices: readonly Choice[]
  readonly dynamic: boolean
  readonly waitingFor: Address | undefined
  /** The dependency holds an expression. */
  readonly waitsForExpression: boolean
  readonly error: Failure | undefined
  readonly hasMore: boolean
  readonly allowsText: boolean
  readonly slow: boolean
  readonly notInList: boolean
  /** Choices from earlier dependency values or an earlier opening: for labels of values that are not (yet) among the choices. */
  readonly earlierChoices: readonly Choice[]
}

const none: readonly Choice[] = []

/** The state of a field's options; `undefined` if it offers none. */
export function selectOptions(state: FormState, cell: Cell): OptionsState | undefined {
  const known = selectChoices(state, cell)
  if (known === undefined) return undefined
  const sets = setsOf(state, cell.requests)
  const failed = sets.find((set) => set?.status === 'failed' && !set.quiet)
  const gated = cell.requests?.find((need) => need.waitingFor !== undefined)
  const waitingFor = gated?.waitingFor
  const source = cell.node.optionSource
  return {
    status: statusOf(cell, sets, waitingFor, failed !== undefined),
    choices: waitingFor === undefined ? known.choices : none,
    dynamic: source?.content !== undefined,
    waitingFor,
    waitsForExpression: gated?.isUnknown === true,
    error: failed?.error,
    hasMore: sets.some((set) => set?.hasMore),
    allowsText: cell.node.pattern !== undefined,
    slow: sets.some((set) => set?.slow),
    notInList: known.isComplete && hasStranger(state, cell, known),
    earlierChoices: selectEarlierChoices(state, cell),
  }
}

function statusOf(cell: Cell, sets: OptionSets, waitingFor: Address | undefined, hasFailed: boolean): OptionsState['status'] {
  if (cell.node.optionSource?.content === undefined) return 'ready'
  if (waitingFor !== undefined) return 'waiting'
  if (sets.some((set) => set?.status === 'loading' || set?.status === 'wanted')) return 'loading'
  if (hasFailed) return 'error'
  return sets.length > 0 && sets.every((set) => set?.status === 'ready') ? 'ready' : 'unloaded'
}

/** Whether a chosen value is neither among the choices nor allowed as text. */
function hasStranger({ settings: { matchPattern } }: FormState, { node, value }: Cell, { choices: values }: KnownChoices): boolean {
  return typeof checkChoices({ node, value, choices: { values, complete: true }, matchPattern }) === 'object'
}

/** The currently known choices of a field. Decisions §6. */
export interface KnownChoices {
  readonly choices: readonly Choice[]
  /** No other choices are valid, as far as the form knows. */
  readonly isComplete: boolean
  /** A value that is not among them is an error and not just a warning. */
  readonly isBinding: boolean
}

/**
 * Loaded options replace static ones, which are offered while loading, after a failure and if the answer is empty. `undefined` if the field
 * has neither choices nor content.
 */
export function selectChoices(state: FormState, cell: Cell): KnownChoices | undefined {
  const source = cell.node.optionSource
  if (source === undefined) return undefined
  const fixed = source.choices?.values ?? none
  if (source.content === undefined) {
    // An empty list is a placeholder that a later schema fills. Specification 2.9.
    const isKnown = fixed.length > 0
    return { choices: fixed, isComplete: isKnown, isBinding: isKnown }
  }
  const sets = setsOf(state, cell.requests)
  const loaded = joinChoices(readSets(sets, source))
  const isComplete = sets.length > 0 && sets.every(isAll)
  return {
    choices: loaded.length > 0 ? loaded : fixed,
    isComplete,
    isBinding: isComplete && cell.dependencyChanged,
  }
}

/** A complete answer; it counts while a newer one is loading, but not after that has failed. */
const isAll = (set: OptionSet | undefined): boolean => set?.data !== undefined && set.status !== 'failed' && !set.hasMore

const readSets = (sets: OptionSets, source: Definition): readonly (readonly Choice[])[] =>
  sets.flatMap((set) => (set?.data === undefined ? [] : [readEntries(set.data, source).choices]))

/**
 * Choices that were offered earlier, for the labels of stored values: those of the previous dependency values, and those kept from an
 * earlier opening. Decisions §2: a stored value shows before options have loaded.
 */
function selectEarlierChoices(state: FormState, { earlierRequests, node }: Cell): readonly Choice[] {
  const source = node.optionSource
  if (source?.content === undefined) return none
  const before = joinChoices(readSets(setsOf(state, earlierRequests), source))
  if (state.storedLabels.size === 0) return before
  return [...before, ...state.plan.contentOf(node).flatMap(({ name }) => state.storedLabels.get(name) ?? none)]
}

type OptionSets = readonly (OptionSet | undefined)[]

/** The option sets of requests, in their order. */
const setsOf = ({ options }: FormState, needs: readonly OptionRequest[] = []): OptionSets => needs.map(({ key }) => options.get(key))

type Entries = ReturnType<typeof parseChoices>

const parsed = new WeakMap<readonly unknown[], Map<string | undefined, Entries>>()

/** Reads the entries of an answer once for each type of field that shows them. */
export function readEntries(data: readonly unknown[], source: Definition): Entries {
  const type = choiceTypeOf(source)
  const byType = getOrInsert(parsed, data, () => new Map())
  return getOrInsert(byType, type, () => parseChoices(data, type))
}

/** Problems of the loaded entries of a key, as parsed for the first field that needs them. Pointers lead into `data`. */
export function selectEntryProblems(state: FormState, key: string, data: readonly unknown[]): readonly Problem[] {
  const [address = nowhere] = state.requestedBy.get(key) ?? []
  const source = state.cells.get(address)?.node.optionSource
  return source === undefined ? [] : readEntries(data, source).problems
}

const joined = new WeakMap<readonly Choice[], { readonly lists: readonly (readonly Choice[])[]; readonly choices: readonly Choice[] }>()

/** Joins the options of several objects in one field, without duplicate values. The same lists return the same array. */
function joinChoices(lists: readonly (readonly Choice[])[]): readonly Choice[] {
  const [first = none, ...rest] = lists
  if (rest.length === 0) return first
  const known = joined.get(first)
  if (known !== undefined && known.lists.length === lists.length && known.lists.every((list, index) => list === lists[index]))
    return known.choices
  const choices = [...first]
  for (const [index, list] of rest.entries()) {
    const earlier = lists.slice(0, index + 1)
    choices.push(...list.filter(({ value }) => !earlier.some((other) => isEqual(findChoice(other, value)?.value, value))))
  }
  joined.set(first, { lists, choices })
  return choices
}
