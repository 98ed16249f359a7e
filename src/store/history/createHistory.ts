import { isEqual } from '../../core/schema/json.ts'
import { childAddress } from '../../core/values/path.ts'
import { isEditable } from '../formSettings.ts'
import type { AppliedChange, FormState, HistoryState } from '../formState.ts'
import type { FormStore } from '../formStore.ts'
import { createUndoStack, entryOf, isRemoval, type UndoStack } from './undoStack.ts'
import type { HistoryEntry, RecordedEvent } from './recordedEvent.ts'
import { restoreEntry } from './restoreEntry.ts'
import type { Restoring } from './restoring.ts'

type Direction = AppliedChange['direction']

/** Undo, redo and the restoring of the row removed last. Decisions §11. */
export function createHistory(store: FormStore, restoring: Restoring) {
  const { state, dispatch } = store
  const stack = createUndoStack(state)
  let applied: AppliedChange | undefined
  /** Gets the recorded inverse of the entry that is being applied. */
  let receive: (recorded: RecordedEvent) => void = () => {}

  const publish = () => {
    const history = describe(stack, applied, state)
    if (!isEqual(history, state.history)) dispatch({ type: 'historyChanged', history })
  }

  const note = (recorded: RecordedEvent) => {
    const { type } = recorded.event
    if (type === 'changeApplied') receive(recorded)
    else if (type !== 'historyChanged' && stack.note(recorded)) publish()
  }

  /** Applies an entry; its inverse goes to the stack `kept`. */
  const apply = (entry: HistoryEntry, kept: Direction) => {
    const { kind, address, rowKey, rowIndex, pasted, start, restoresRow = false } = entry
    stack.endTyping()
    if (restoresRow) stack.markRestored(entry, kept === 'undo')
    receive = (recorded) => stack[kept].push({ ...entryOf(recorded, state), kind, address, rowKey, rowIndex, pasted, start, restoresRow })
    dispatch({ type: 'changeApplied', apply: (transaction) => restoreEntry({ ...restoring, transaction }, entry) })
  }

  const move = (direction: Direction, kept: Direction) => () => {
    const entry = isEditable(state.settings) ? stack[direction].pop() : undefined
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

  /** Restores the row that was removed last, whatever was done since. The control that calls this announces it, so `applied` stays. */
  const restoreRow = () => {
    const entry = isEditable(state.settings) ? newestRemoval(stack.undo) : undefined
    if (entry === undefined) return
    const isLast = entry === stack.undo.at(-1)
    if (isLast) stack.undo.pop()
    else stack.redo.length = 0
    // Later changes stay; restoring the row is then a change of its own.
    apply(isLast ? entry : { ...entry, kind: 'edit', restoresRow: true }, isLast ? 'redo' : 'undo')
    publish()
  }

  return { note, undo: move('undo', 'redo'), redo: move('redo', 'undo'), restoreRow }
}

const newestRemoval = (entries: readonly HistoryEntry[]): HistoryEntry | undefined =>
  entries.filter((entry) => isRemoval(entry, false)).at(-1)

/** The history as the form shows it. */
function describe(stack: UndoStack, applied: AppliedChange | undefined, state: FormState): HistoryState {
  const isUsable = isEditable(state.settings)
  const { kind: last, pasted } = stack.undo.at(-1) ?? {}
  const removal = newestRemoval(stack.undo)
  return {
    canUndo: isUsable && stack.undo.length > 0,
    canRedo: isUsable && stack.redo.length > 0,
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
