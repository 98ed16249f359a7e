import type { FieldNode, Plan } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/schema/json.ts'
import { isWithin, parentAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { FormState } from '../formState.ts'
import { changeKinds, type Difference, type HistoryEntry, type RecordedEvent } from './recordedEvent.ts'
import { isHeldAlike } from './isHeldAlike.ts'

/** How many changes can be undone; older ones are dropped. Decisions §11. */
const mostEntries = 200

/** The changes that can be undone, and those that can be redone; the newest last. */
export interface UndoStack {
  readonly undo: HistoryEntry[]
  readonly redo: HistoryEntry[]
}

/** Groups the events of a form into changes, each of which is undone as a whole. Decisions §11. */
export function createUndoStack(state: FormState) {
  const undo: HistoryEntry[] = []
  const redo: HistoryEntry[] = []
  /** The text field being typed into: further typing there extends the last change. */
  let typing: Address | undefined
  let { plan } = state

  /** Adds a change, unless it is empty; returns whether it was added. */
  const add = (entry: HistoryEntry): boolean => {
    if (!holdsAnything(entry)) return false
    undo.push(entry)
    if (undo.length > mostEntries) undo.shift()
    redo.length = 0
    return true
  }

  /** Removes what the host has set from all changes: undo must not overwrite it. */
  const forget = (isSet: IsSet) => {
    for (const list of [undo, redo]) list.splice(0, list.length, ...list.map((entry) => without(entry, isSet)).filter(holdsAnything))
    // A removal whose row was restored goes once the restoring change is gone: nothing could remove that row again.
    undo.splice(0, undo.length, ...undo.filter((entry, at) => entry.isRestored !== true || undo.slice(at).some(bringsBack(entry))))
  }

  /** Returns whether the changes may differ now. Typing on only extends the last one, and returns `false`. */
  const note = (recorded: RecordedEvent): boolean => {
    const { event } = recorded
    const typed = event.type === 'textTyped' ? event.address : undefined
    const setByHost = whatHostSets(recorded, plan)
    if (typing !== undefined && (typed === typing || endsTyping(event, typing))) {
      const last = undo.at(-1)
      if (last !== undefined) merge(last, recorded)
      typing = typed
      return false
    }
    if (setByHost !== undefined) {
      forget(setByHost)
      // What the host passes arrives at any moment; it ends typing only in a field that it sets, or whose change is gone because of it.
      const goesOn = typing !== undefined && !setByHost(typing) && undo.at(-1)?.cells.has(typing) === true
      if (!isPassed(event) || !goesOn) typing = undefined
    } else if (addSlice(undo, recorded)) typing = undefined
    else if (changeKinds[event.type] !== undefined) typing = add(entryOf(recorded, state)) ? typed : undefined
    ;({ plan } = state)
    return true
  }

  return {
    undo,
    redo,
    note,
    endTyping: () => {
      typing = undefined
    },
    /** Marks the removal of a row as restored, or not. It keeps its place among the changes and does nothing while the row is back. */
    markRestored: ({ address, rowKey }: Pick<HistoryEntry, 'address' | 'rowKey'>, isRestored: boolean) => {
      const entry = undo.filter((one) => isRemoval(one, !isRestored) && one.address === address && one.rowKey === rowKey).at(-1)
      if (entry !== undefined) undo[undo.indexOf(entry)] = { ...entry, isRestored }
    },
  }
}

/** Whether a change removed a row that has been restored since (`isBack`) or has not. */
export const isRemoval = ({ kind, isRestored = false }: HistoryEntry, isBack: boolean): boolean =>
  kind === 'rowRemoved' && isRestored === isBack

const bringsBack =
  ({ address, rowKey }: HistoryEntry) =>
  (entry: HistoryEntry): boolean =>
    entry.restoresRow === true && entry.address === address && entry.rowKey === rowKey

/** A long paste arrives in slices: adds a further one to the change of that paste, and returns `false` where there is none. */
function addSlice(undo: HistoryEntry[], recorded: RecordedEvent): boolean {
  const { event } = recorded
  if (event.type !== 'rowsPasted') return false
  const at = undo.findIndex(({ pasted }) => pasted?.number === event.pasted.number)
  const entry = undo[at]
  if (entry === undefined) return false
  merge(entry, recorded)
  undo[at] = { ...entry, pasted: event.pasted }
  return true
}

/** Whether a host has set the value at an address, or a value that undoing this change there would remove. */
type IsSet = (address: Address, change?: Difference<Cell | undefined>) => boolean

function without(entry: HistoryEntry, isSet: IsSet): HistoryEntry {
  const left = new Set([...entry.cells].filter(([address, change]) => isSet(address, change)).map(([address]) => address))
  // Where the change of an array is dropped, the changes of its rows are too.
  const isLeft = (address: Address): boolean => left.has(address) || (address !== '' && isLeft(parentAddress(address)))
  return {
    ...entry,
    cells: new Map([...entry.cells].filter(([address]) => !isLeft(address))),
    setAside: new Map([...entry.setAside].filter(([address]) => !isLeft(address) && !isSet(address))),
    outcome: isSet('') ? undefined : entry.outcome,
  }
}

/** What a host's event has set; `undefined` for an event of a user or a module. Decisions §11. */
function whatHostSets({ event, cells }: RecordedEvent, planBefore: Plan): IsSet | undefined {
  if (event.type === 'formReset' && event.byHost === true) return () => true
  const places = event.type === 'valuesGiven' ? event.places : placesSet(event)
  if (places.length > 0) return (address, change) => places.some((one) => isWithin(address, one) || takesAway(address, change, one))
  if (event.type !== 'startReplaced') return undefined
  return (address, change) => {
    const { before, after } = cells.get(address) ?? {}
    // A group's default is one of its fields too.
    if (after?.origin === 'default' && !isHeldAlike(before, after)) return true
    const template = (change?.before ?? change?.after)?.node.template
    return template !== undefined && isDefinedAnew(planBefore.nodes.get(template), event.plan.nodes.get(template))
  }
}

/** What a host passes as a prop, at any moment. */
const isPassed = ({ type }: FormEvent): boolean => type === 'valuesGiven' || type === 'startReplaced'

/** Whether another schema has removed a field or said anew what it holds. Where only its texts or options are others, it holds what it did. */
const isDefinedAnew = (before: FieldNode | undefined, after: FieldNode | undefined): boolean =>
  before !== undefined && !isEqual(contentOf(before), after && contentOf(after))

/** What a definition says of the content of its field. */
const contentOf = ({ definition: { type, default: value, items } }: FieldNode): unknown => [type, value, items?.type, items?.default]

const placesSet = (event: FormEvent): readonly Address[] =>
  event.type === 'valuesSet' && event.byUser !== true ? event.values.map(({ address }) => address) : []

/** Whether undoing a change would remove a place together with its field or row, or hide it behind the value that its group held before. */
function takesAway(address: Address, change: Difference<Cell | undefined> | undefined, place: Address): boolean {
  if (change === undefined || !isWithin(place, address)) return false
  const key = place.slice(address.length + 1).split('/', 1)[0] ?? ''
  const { node, rows, value } = change.before ?? {}
  return node?.shape === 'group' ? value !== undefined : rows?.includes(key) !== true
}

/** Commits the typed text; what follows from the commit still belongs to the same change. */
const endsTyping = (event: FormEvent, typing: Address): boolean =>
  event.type === 'submitWaits' || ((event.type === 'fieldCommitted' || event.type === 'fieldLeft') && event.address === typing)

const holdsAnything = ({ cells, setAside, outcome }: HistoryEntry): boolean => cells.size > 0 || setAside.size > 0 || outcome !== undefined

/** The change that an event made. */
export function entryOf({ event, cells, setAside, outcome }: RecordedEvent, { submit }: FormState): HistoryEntry {
  const address = addressOf(event)
  const rowKey = 'key' in event ? event.key : undefined
  const { pasted, start } = event.type === 'rowsPasted' ? event : {}
  return {
    kind: changeKinds[event.type] ?? 'edit',
    address,
    rowKey,
    rowIndex: rowKey === undefined ? undefined : cells.get(address)?.before?.rows?.indexOf(rowKey),
    cells: new Map([...cells].filter(([, { before, after }]) => outcome !== undefined || !isAlike(before, after))),
    setAside: new Map(setAside),
    outcome,
    pasted,
    start,
    tries: submit.tries,
  }
}

function addressOf(event: FormEvent): Address {
  if (event.type === 'valuesSet') return event.values[0]?.address ?? ''
  return 'address' in event ? event.address : ''
}

/** Whether everything that undo restores of a field is the same. */
const isAlike = (before: Cell | undefined, after: Cell | undefined): boolean =>
  isHeldAlike(before, after) &&
  before?.touched === after?.touched &&
  before?.declared === after?.declared &&
  before?.dependencyChanged === after?.dependencyChanged &&
  before?.issue === after?.issue &&
  before?.unchecked === after?.unchecked

/** Extends a change by a later event: keeps the first state before and the last state after. */
function merge(entry: HistoryEntry, { cells, setAside }: RecordedEvent): void {
  for (const [address, found] of cells) {
    const { before } = entry.cells.get(address) ?? found
    entry.cells.set(address, { before, after: found.after })
  }
  for (const [address, found] of setAside) {
    const { before } = entry.setAside.get(address) ?? found
    entry.setAside.set(address, { before, after: found.after })
  }
}
