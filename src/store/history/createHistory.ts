import { isEqual } from '../../core/schema/json.ts'
import { childAddress } from '../../core/values/path.ts'
import { isEditable } from '../formSettings.ts'
import type { AppliedChange, FormState, HistoryState } from '../formState.ts'
import type { FormStore } from '../formStore.ts'
import { createEntries, entryOf, isRemoval, type Entries } from './undoStack.ts'
import type { HistoryEntry, RecordedEvent } from './recordedEvent.ts'
import { restoreEntry } from './restoreEntry.ts'
import type { Restoring } from './restoring.ts'

type Direction = AppliedChange['direction']

/** What was done to a form, change by change, and the ways to take it back and to bring it back. Decisions §11. */
export function createHistory(store: FormStore, restoring: Restoring) {
  const { state, dispatch } = store
  const entries = createEntries(state, restoring)
  let applied: AppliedChange | undefined
  /** Gets what taking a change back has found, which is what brings it back. */
  let receive: (recorded: RecordedEvent) => void = () => {}

  const publish = () => {
    const history = describe(entries, applied, state)
    if (!isEqual(history, state.history)) dispatch({ type: 'historyChanged', history })
  }

  const note = (recorded: RecordedEvent) => {
    const { type } = recorded.event
    if (type === 'changeApplied') receive(recorded)
    else if (type !== 'historyChanged' && entries.note(recorded)) publish()
  }

  /** Takes back what an entry holds; what turns that round again goes to `kept`. */
  const apply = (entry: HistoryEntry, kept: Direction) => {
    const { kind, address, rowKey, rowIndex, pasted, restoresRow = false } = entry
    entries.endTyping()
    if (restoresRow) entries.markRestored(entry, kept === 'undo')
    receive = (recorded) => entries[kept].push({ ...entryOf(recorded, state), kind, address, rowKey, rowIndex, pasted, restoresRow })
    dispatch({ type: 'changeApplied', apply: (transaction) => restoreEntry({ ...restoring, transaction }, entry) })
  }

  const move = (direction: Direction, kept: Direction) => () => {
    const entry = isEditable(state.settings) ? entries[direction].pop() : undefined
    if (entry === undefined) return
    apply(entry, kept)
    applied = {
      direction,
      kind: entry.kind,
      label: labelOfEntry(entry, state, restoring),
      pasted: entry.pasted,
      number: (applied?.number ?? 0) + 1,
    }
    publish()
  }

  /** Brings back the row that was removed last, whatever was done since. The control says so itself. */
  const restoreRow = () => {
    const entry = isEditable(state.settings) ? newestRemoval(entries.undo) : undefined
    if (entry === undefined) return
    const isLast = entry === entries.undo.at(-1)
    if (isLast) entries.undo.pop()
    else entries.redo.length = 0
    // What was done since stays: that the row is back is then a change of its own.
    apply(isLast ? entry : { ...entry, kind: 'edit', restoresRow: true }, isLast ? 'redo' : 'undo')
    publish()
  }

  return { note, undo: move('undo', 'redo'), redo: move('redo', 'undo'), restoreRow }
}

const newestRemoval = (entries: readonly HistoryEntry[]): HistoryEntry | undefined =>
  entries.filter((entry) => isRemoval(entry, false)).at(-1)

/** What the form shows of its changes. */
function describe(entries: Entries, applied: AppliedChange | undefined, state: FormState): HistoryState {
  const isUsable = isEditable(state.settings)
  const { kind: last, pasted } = entries.undo.at(-1) ?? {}
  const removal = newestRemoval(entries.undo)
  return {
    canUndo: isUsable && entries.undo.length > 0,
    canRedo: isUsable && entries.redo.length > 0,
    removedRow: removal && describeRemoved(removal),
    destroyed: isUsable && last !== 'edit' && last !== 'rowRemoved' ? last : undefined,
    pasted,
    applied,
  }
}

function describeRemoved({ address, cells, rowKey, rowIndex }: HistoryEntry): HistoryState['removedRow'] {
  // The host may have set the array since.
  if (rowKey === undefined || rowIndex === undefined || !cells.has(address)) return undefined
  return { address, index: rowIndex, row: childAddress(address, rowKey), cells }
}

function labelOfEntry({ address, cells }: HistoryEntry, state: FormState, { labelOf }: Restoring): string {
  const cell = state.cells.get(address) ?? cells.get(address)?.before ?? cells.get(address)?.after
  return cell === undefined ? '' : labelOf(state, cell)
}
