import type { CompiledContentObject } from '../core/plan/plan.ts'
import { isEqual } from '../core/schema/json.ts'
import type { Choice, FormValues } from '../core/schema/wire.ts'
import { getValue } from '../core/values/path.ts'
import type { Cell, OptionRequest } from '../store/cells/cell.ts'
import { readSentValue } from '../store/cells/expressions.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { isHidden } from '../store/cells/readValues.ts'
import { computeRequests, readDependency } from '../store/content/computeRequests.ts'
import type { OptionSet } from '../store/content/optionSet.ts'
import { readEntries, selectEntryProblems, selectOptions } from '../store/content/selectOptions.ts'
import type { Failure } from '../store/failure.ts'
import type { FormState } from '../store/formState.ts'
import { isUnknown } from './explainRules.ts'
import { sentenceOf } from './failureSentence.ts'
import { type FieldReference, referenceTo } from './fieldReference.ts'
import type { FormMemory } from './formMemory.ts'
import { shownValue } from './withoutSecrets.ts'

/** A field that a content object depends on. */
export interface DependencyExplanation {
  /** The id as written in the schema. */
  readonly id: string
  /** The field that fills it; absent for an unknown id. */
  readonly field: FieldReference | undefined
  /** Its values: one, or one for each row that the field does not share. Passwords are masked. */
  readonly values: readonly unknown[]
  /** The object is not requested while the field is empty: it is in the object's own `content_object_depends_on_fields`. */
  readonly gates: boolean
  /** The object is waiting for it. */
  readonly isAwaited: boolean
  /** It holds an expression, so the value for the request is unknown. */
  readonly isUnknown: boolean
  /** It is ignored: its id is unknown, or the dependencies of several objects wait for each other. */
  readonly isIgnored: boolean
}

/** One content object of a field. Specification 2.8. */
export interface ContentExplanation {
  readonly name: string
  /** As in the schema: `managed`, `custom`. */
  readonly types: readonly string[]
  /** `waiting`: for a dependency. `wanted`: about to be requested. `unasked`: not requested, for instance because the field is hidden. */
  readonly status: 'waiting' | 'wanted' | 'loading' | 'ready' | 'failed' | 'unasked'
  /** Number of entries received; absent before any were. */
  readonly count: number | undefined
  /** Number of entries that could not be read as options. */
  readonly unreadable: number
  /** The module reported that it has more. */
  readonly hasMore: boolean
  /** The request takes long. */
  readonly isSlow: boolean
  readonly dependencies: readonly DependencyExplanation[]
  /** Connection fields and fields that reload the schema: a change of one requests every object again, but no object waits for them. */
  readonly refreshedBy: readonly FieldReference[]
  /** The row whose values were laid over the form data. */
  readonly row: FieldReference | undefined
  /** Why it failed. `isQuiet`: requested in the background, so the form does not show the error. */
  readonly error: { readonly message: string; readonly isQuiet: boolean } | undefined
  /** When it was requested and answered, in milliseconds since 1970; absent if the form was not observed: see `observeForm`. */
  readonly askedAt: number | undefined
  readonly answeredAt: number | undefined
  /** Fields that changed since the request, although the object does not declare them: opening the list requests it again. */
  readonly changedSince: readonly FieldReference[]
}

/** The content objects of a field, in the order of the schema. */
function explainContent(state: FormState, cell: Cell, memory: FormMemory | undefined): readonly ContentExplanation[] {
  const requests = requestsOf(state, cell)
  return state.plan
    .contentOf(cell.node)
    .map((object, at) => explainObject(state, cell, object, { request: requests[at], isShown: cell.requests !== undefined, memory }))
}

const requestsOf = (state: FormState, cell: Cell): readonly OptionRequest[] =>
  cell.requests ?? computeRequests(state, cell, state.sharedDependencies)

/** The option set of each content object of a field. */
const setsOf = (state: FormState, cell: Cell): readonly (OptionSet | undefined)[] =>
  (cell.requests ?? []).map(({ key }) => state.options.get(key))

interface Surroundings {
  readonly request: OptionRequest | undefined
  readonly isShown: boolean
  readonly memory: FormMemory | undefined
}

function explainObject(
  state: FormState,
  cell: Cell,
  { name, types, dependencies }: CompiledContentObject,
  { request, isShown, memory }: Surroundings,
): ContentExplanation {
  const set = request && isShown ? state.options.get(request.key) : undefined
  const times = request && memory?.options.get(request.key)
  const read = dependencies.map((dependency): DependencyExplanation => {
    const { values, address, gates } = readDependency(state, cell, dependency)
    return {
      id: dependency.id,
      field: address === undefined ? undefined : referenceTo(state, address),
      values: values.map((value) => shownValue(state, dependency.operand.template, value)),
      gates: dependency.gates,
      isAwaited: gates,
      isUnknown: isUnknown(values),
      isIgnored: false,
    }
  })
  return {
    name,
    types,
    status: request?.waitingFor !== undefined && isShown ? 'waiting' : (set?.status ?? 'unasked'),
    count: set?.data?.length,
    unreadable: set?.data === undefined || request === undefined ? 0 : selectEntryProblems(state, request.key, set.data).length,
    hasMore: set?.hasMore === true,
    isSlow: set?.slow === true,
    dependencies: [...read, ...ignoredDependencies(cell, name, read)],
    refreshedBy: refreshers(state, cell),
    row: request?.row === undefined ? undefined : referenceTo(state, request.row),
    error: explainError(set),
    askedAt: times?.askedAt,
    answeredAt: times?.answeredAt,
    changedSince: set?.askedWith === undefined ? [] : changedSince(state, cell, set.askedWith),
  }
}

const explainError = (set: OptionSet | undefined): ContentExplanation['error'] => {
  const error: Failure | undefined = set?.error
  return error === undefined ? undefined : { message: sentenceOf(error), isQuiet: set?.quiet === true }
}

/** Dependencies that the schema declares and the form ignores. */
function ignoredDependencies(cell: Cell, name: string, read: readonly DependencyExplanation[]): readonly DependencyExplanation[] {
  const object = cell.node.optionSource?.content?.content_objects.find(({ id }) => id === name)
  return (object?.content_object_depends_on_fields ?? [])
    .filter(({ id }) => read.every((one) => one.id !== id))
    .map(({ id }) => ({ id, field: undefined, values: [], gates: true, isAwaited: false, isUnknown: false, isIgnored: true }))
}

const refreshers = ({ indexes, ...rest }: FormState, cell: Cell): readonly FieldReference[] =>
  [...new Set([...indexes.connections, ...indexes.loadSchema])]
    .filter((address) => address !== cell.address)
    .flatMap((address) => referenceTo({ indexes, ...rest }, address) ?? [])

/** The top-level fields whose values have changed, without the field itself. */
function changedSince(state: FormState, cell: Cell, askedWith: FormValues): readonly FieldReference[] {
  return (state.cells.get('')?.node.children ?? []).flatMap(({ id, template }) => {
    const child = state.cells.get(template)
    if (child === undefined || cell.address === template) return []
    const isSame = isEqual(getValue(askedWith, [id]), readSentValue(state, child.address))
    return isSame ? [] : [{ path: pathOf(state, child.address), label: child.node.label }]
  })
}

/** An option of a field. */
export interface OptionExplanation {
  readonly value: unknown
  readonly label: string
  /** The content object that it comes from; absent for an option of `choices.values`, and for the Yes and No of a boolean. */
  readonly object?: string
}

/** The options of a field, and why there are no more. Specification 2.8 and 2.9. */
export interface OptionsExplanation {
  /**
   * `fixed`: those in the schema. `loaded`: those of the content objects. `none`: there are none, see `status`. The choices in the schema
   * are offered while content objects load, and if these failed or are empty.
   */
  readonly offered: 'fixed' | 'loaded' | 'none'
  /** `waiting`: a dependency is empty. `unloaded`: not requested, or a background request has failed. `hidden`: the field is hidden. */
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting' | 'hidden'
  readonly options: readonly OptionExplanation[]
  /** Text that matches this pattern is accepted too. Absent: only the options are. */
  readonly ownText?: string
  /**
   * The value is not among the options: `warning` if they may be outdated or incomplete, else `error`; `no` if it is, or this cannot be
   * determined.
   */
  readonly strange: 'no' | 'warning' | 'error'
  readonly objects: readonly ContentExplanation[]
}

export function explainOptions(state: FormState, cell: Cell, memory: FormMemory | undefined): OptionsExplanation | undefined {
  const source = cell.node.optionSource
  const options = selectOptions(state, cell)
  if (source === undefined || options === undefined) return undefined
  const { template, pattern } = cell.node
  const loaded = new Map<Choice, string>()
  for (const set of setsOf(state, cell))
    if (set?.data !== undefined) for (const choice of readEntries(set.data, source).choices) loaded.set(choice, set.name)
  const explained = options.choices.map((choice): OptionExplanation => {
    const object = loaded.get(choice)
    const value = shownValue(state, template, choice.value)
    return { value, label: choice.label, ...(object === undefined ? {} : { object }) }
  })
  const [first] = options.choices
  return {
    offered: first === undefined ? 'none' : loaded.has(first) ? 'loaded' : 'fixed',
    status: isHidden(state, cell) ? 'hidden' : options.status,
    options: explained,
    ...(pattern === undefined ? {} : { ownText: pattern }),
    strange: !options.notInList ? 'no' : cell.dependencyChanged || source.content === undefined ? 'error' : 'warning',
    objects: explainContent(state, cell, memory),
  }
}
