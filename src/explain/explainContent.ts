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
  /** The id as the schema writes it. */
  readonly id: string
  /** Where it is filled in; absent where no field has the id. */
  readonly field: FieldReference | undefined
  /** What it holds: one value, or one for each row that the field does not share. Passwords are masked. */
  readonly values: readonly unknown[]
  /** The object is not asked for until the field is filled in: its own `content_object_depends_on_fields`. */
  readonly gates: boolean
  /** The object waits for it. */
  readonly isAwaited: boolean
  /** It holds an expression, so that nobody knows what to ask with. */
  readonly isUnknown: boolean
  /** It plays no part: no field has the id, or the dependencies of several objects wait for each other. */
  readonly isIgnored: boolean
}

/** One content object of a field. Specification 2.8. */
export interface ContentExplanation {
  readonly name: string
  /** As the schema has them: `managed`, `custom`. */
  readonly types: readonly string[]
  /** `waiting`: for a dependency. `wanted`: it is the next to be asked for. `unasked`: nobody has asked, for instance because the field is hidden. */
  readonly status: 'waiting' | 'wanted' | 'loading' | 'ready' | 'failed' | 'unasked'
  /** Entries that came; absent before any have. */
  readonly count: number | undefined
  /** Entries that could not be read as options. */
  readonly unreadable: number
  /** The module says that it has more. */
  readonly hasMore: boolean
  /** The request takes long. */
  readonly isSlow: boolean
  readonly dependencies: readonly DependencyExplanation[]
  /** Fields that choose a connection or load schemas: a change of one asks for every object anew, but none is waited for. */
  readonly refreshedBy: readonly FieldReference[]
  /** The row whose values were laid over the form data. */
  readonly row: FieldReference | undefined
  /** Why it failed. `isQuiet`: nobody had asked, so the form does not show it. */
  readonly error: { readonly message: string; readonly isQuiet: boolean } | undefined
  /** When it was asked for and when it was answered, in milliseconds since 1970; absent where nobody was watching: see `observeForm`. */
  readonly askedAt: number | undefined
  readonly answeredAt: number | undefined
  /** Fields that the object does not name and that changed since it was asked for: opening the list asks anew. */
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

/** What is known of each content object of a field. */
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

/** Those that the schema declares and the form leaves out. */
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

/** The fields at the root of the form that hold something else now, without the field itself. */
function changedSince(state: FormState, cell: Cell, askedWith: FormValues): readonly FieldReference[] {
  return (state.cells.get('')?.node.children ?? []).flatMap(({ id, template }) => {
    const child = state.cells.get(template)
    if (child === undefined || cell.address === template) return []
    const isSame = isEqual(getValue(askedWith, [id]), readSentValue(state, child.address))
    return isSame ? [] : [{ path: pathOf(state, child.address), label: child.node.label }]
  })
}

/** One option that a field offers. */
export interface OptionExplanation {
  readonly value: unknown
  readonly label: string
  /** The content object that brought it; absent where it is one of `choices.values`, or the Yes and No of a boolean. */
  readonly object?: string
}

/** What a field offers, and why no more. Specification 2.8 and 2.9. */
export interface OptionsExplanation {
  /**
   * `fixed`: the schema's own. `loaded`: those of the content objects. `none`: there are none, see `status`. Own choices are offered while content
   * objects load, and where these failed or brought nothing.
   */
  readonly offered: 'fixed' | 'loaded' | 'none'
  /** `waiting`: a dependency is empty. `unloaded`: not asked for, or a request that nobody pressed for has failed. `hidden`: the field is. */
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting' | 'hidden'
  readonly options: readonly OptionExplanation[]
  /** A text of one's own is taken too, where it matches this pattern. Absent: the options are all there is. */
  readonly ownText?: string
  /** The value is not among the options: `warning` where they may be too old or incomplete to tell, else `error`; `no` where it is, or nobody can know. */
  readonly strange: 'no' | 'warning' | 'error'
  readonly objects: readonly ContentExplanation[]
}

export function explainOptions(state: FormState, cell: Cell, memory: FormMemory | undefined): OptionsExplanation | undefined {
  const source = cell.node.optionSource
  const options = selectOptions(state, cell)
  if (source === undefined || options === undefined) return undefined
  const { template } = cell.node
  const loaded = new Map<Choice, string>()
  for (const set of setsOf(state, cell))
    if (set?.data !== undefined) for (const choice of readEntries(set.data, source).choices) loaded.set(choice, set.name)
  const explained = options.choices.map((choice): OptionExplanation => {
    const object = loaded.get(choice)
    const value = shownValue(state, template, choice.value)
    return { value, label: choice.label, ...(object === undefined ? {} : { object }) }
  })
  const pattern = source.validation?.pattern
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
