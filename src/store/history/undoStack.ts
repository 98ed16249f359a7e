import type { Plan } from '../../core/plan/plan.ts'
import { formatPointer, idsOfTemplate, isWithin, parentAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../cells/cell.ts'
import type { FormEvent } from '../formEvents.ts'
import type { FormState } from '../formState.ts'
import { changeKinds, type Difference, type HistoryEntry, type RecordedEvent } from './recordedEvent.ts'
import { isHeldAlike } from './isHeldAlike.ts'
import type { Restoring } from './restoring.ts'

/** So many changes can be taken back. Decisions §11. */
const mostEntries = 200

/** The changes that can be taken back, and those that can be brought back; the newest last. */
export interface Entries {
  readonly undo: HistoryEntry[]
  readonly redo: HistoryEntry[]
}

/** Gathers what happens to a form into changes, each of which is taken back whole. Decisions §11. */
export function createEntries(state: FormState, restoring: Restoring) {
  const undo: HistoryEntry[] = []
  const redo: HistoryEntry[] = []
  /** The text field that is being typed into: what comes next there belongs to the change before. */
  let typing: Address | undefined
  let { plan } = state

  /** Adds a change; one that holds nothing is none, and `false`. */
  const add = (entry: HistoryEntry): boolean => {
    if (!holdsAnything(entry)) return false
    undo.push(entry)
    if (undo.length > mostEntries) undo.shift()
    redo.length = 0
    return true
  }

  /** Takes the places that the host has set out of all changes. */
  const forget = (isSet: IsSet) => {
    for (const list of [undo, redo]) list.splice(0, list.length, ...list.map((entry) => without(entry, isSet)).filter(holdsAnything))
    // Nothing takes back any more that the row is there again.
    undo.splice(0, undo.length, ...undo.filter((entry, at) => entry.isRestored !== true || undo.slice(at).some(bringsBack(entry))))
  }

  /** Returns whether there may be other changes now than before: what is typed on adds to the last one. */
  const note = (recorded: RecordedEvent): boolean => {
    const { event } = recorded
    const typed = event.type === 'textTyped' ? event.address : undefined
    const setByHost = whatHostSets(event, plan, restoring)
    if (typing !== undefined && (typed === typing || endsTyping(event, typing))) {
      const last = undo.at(-1)
      if (last !== undefined) merge(last, recorded)
      typing = typed
      return false
    }
    if (setByHost !== undefined) {
      forget(setByHost)
      // Values of the host come at any moment, and end no text but their own.
      if (event.type !== 'valuesGiven' || (typing !== undefined && setByHost(typing))) typing = undefined
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
    /** Notes that the row of a removal is back, or is away again: the removal keeps its place among the changes, and does nothing while its row is back. */
    markRestored: ({ address, rowKey }: Pick<HistoryEntry, 'address' | 'rowKey'>, isRestored: boolean) => {
      const entry = undo.filter((one) => isRemoval(one, !isRestored) && one.address === address && one.rowKey === rowKey).at(-1)
      if (entry !== undefined) undo[undo.indexOf(entry)] = { ...entry, isRestored }
    },
  }
}

/** Whether a change removed a row, which is back by now or is not. */
export const isRemoval = ({ kind, isRestored = false }: HistoryEntry, isBack: boolean): boolean =>
  kind === 'rowRemoved' && isRestored === isBack

const bringsBack =
  ({ address, rowKey }: HistoryEntry) =>
  (entry: HistoryEntry): boolean =>
    entry.restoresRow === true && entry.address === address && entry.rowKey === rowKey

/** Adds what another slice of a paste did to the change of that paste; `false` where there is none. */
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

/** Whether a host has set what stands at an address, or what a change there would take away. */
type IsSet = (address: Address, change?: Difference<Cell | undefined>) => boolean

function without(entry: HistoryEntry, isSet: IsSet): HistoryEntry {
  const left = new Set([...entry.cells].filter(([address, change]) => isSet(address, change)).map(([address]) => address))
  // With an array that is left as it is go the changes of its rows.
  const isLeft = (address: Address): boolean => left.has(address) || (address !== '' && isLeft(parentAddress(address)))
  return {
    ...entry,
    cells: new Map([...entry.cells].filter(([address]) => !isLeft(address))),
    setAside: new Map([...entry.setAside].filter(([address]) => !isLeft(address) && !isSet(address))),
    outcome: isSet('') ? undefined : entry.outcome,
  }
}

/** What an event of the host has set; `undefined` of what a person did, or a module. Decisions §11. */
function whatHostSets(event: FormEvent, planBefore: Plan, { comparePlans }: Restoring): IsSet | undefined {
  if (event.type === 'formReset' && event.byHost === true) return () => true
  const places = event.type === 'valuesGiven' ? event.places : placesSet(event)
  if (places.length > 0) return (address, change) => places.some((one) => isWithin(address, one) || takesAway(address, change, one))
  if (event.type !== 'startReplaced') return undefined
  const { removed, retyped, changed } = comparePlans(planBefore, event.plan)
  const paths = new Set([...removed, ...retyped, ...changed].map(formatPointer))
  return (_, change) => {
    const template = (change?.before ?? change?.after)?.node.template
    return template !== undefined && paths.has(formatPointer(idsOfTemplate(template)))
  }
}

const placesSet = (event: FormEvent): readonly Address[] =>
  event.type === 'valuesSet' && event.byUser !== true ? event.values.map(({ address }) => address) : []

/** Whether taking a change back would take a place away with the field or row that it lies in, or cover it with what stood for its group. */
function takesAway(address: Address, change: Difference<Cell | undefined> | undefined, place: Address): boolean {
  if (change === undefined || !isWithin(place, address)) return false
  const key = place.slice(address.length + 1).split('/', 1)[0] ?? ''
  const { node, rows, value } = change.before ?? {}
  return node?.shape === 'group' ? value !== undefined : rows?.includes(key) !== true
}

/** What was typed counts from now on; what follows from that belongs to the same change. */
const endsTyping = (event: FormEvent, typing: Address): boolean =>
  event.type === 'submitWaits' || ((event.type === 'fieldCommitted' || event.type === 'fieldLeft') && event.address === typing)

const holdsAnything = ({ cells, setAside, outcome }: HistoryEntry): boolean => cells.size > 0 || setAside.size > 0 || outcome !== undefined

/** What an event did, as a change. */
export function entryOf({ event, cells, setAside, outcome }: RecordedEvent, { submit }: FormState): HistoryEntry {
  const address = addressOf(event)
  const rowKey = 'key' in event ? event.key : undefined
  return {
    kind: changeKinds[event.type] ?? 'edit',
    address,
    rowKey,
    rowIndex: rowKey === undefined ? undefined : cells.get(address)?.before?.rows?.indexOf(rowKey),
    cells: new Map([...cells].filter(([, { before, after }]) => outcome !== undefined || !isAlike(before, after))),
    setAside: new Map(setAside),
    outcome,
    pasted: event.type === 'rowsPasted' ? event.pasted : undefined,
    tries: submit.tries,
  }
}

function addressOf(event: FormEvent): Address {
  if (event.type === 'valuesSet') return event.values[0]?.address ?? ''
  return 'address' in event ? event.address : ''
}

/** Whether nothing of a field has changed that is to be restored. */
const isAlike = (before: Cell | undefined, after: Cell | undefined): boolean =>
  isHeldAlike(before, after) &&
  before?.touched === after?.touched &&
  before?.declared === after?.declared &&
  before?.dependencyChanged === after?.dependencyChanged &&
  before?.issue === after?.issue &&
  before?.unchecked === after?.unchecked

/** Adds what followed to a change: what was found first counts, and what was left last. */
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
