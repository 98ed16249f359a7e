import { childAddress, type Address } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { selectRowTitle } from '../../store/rowTitle.ts'
import { rowWork } from '../../store/rows/rowWork.ts'
import type { FormContextValue } from '../formContext.ts'
import { loadOnce } from '../loadOnce.ts'

/** What copies and pastes rows: a form in which nobody does goes without. */
export const rowChanges = loadOnce(() => import('./rowChanges.ts'))

type RowChanges = Awaited<ReturnType<typeof rowChanges.load>>

/** What can be done to the rows of an array. */
export function createRowActions({ store, announcer, messages }: FormContextValue, address: Address) {
  const change = (run: (changes: RowChanges) => unknown) => void rowChanges.load().then(run, () => announcer.announce(messages.notLoaded))
  return {
    add: () => store.dispatch({ type: 'rowAdded', address }),
    insert: (index: number) => store.dispatch({ type: 'rowAdded', address, index }),
    duplicate: (key: string) => change(({ copyRow }) => copyRow(store, rowWork, address, key)),
    paste: (text: string, field?: string) =>
      change(({ pasteInto }) => pasteInto({ store, work: rowWork, messages, announce: announcer.announce }, address, text, field)),
    remove: (key: string) => store.dispatch({ type: 'rowRemoved', address, key }),
    move: (key: string, to: number) => store.dispatch({ type: 'rowMoved', address, key, to }),
    titleOf: (key: string) => selectRowTitle(store.state.cells, childAddress(address, key)).split('\n', 1)[0] ?? '',
  }
}

const noRows: readonly string[] = []

/** The rows that there are, and how many there may be. */
export function readRows(
  { effects, messages }: FormContextValue,
  { rows = noRows, node, keysWithError, removedRow }: Pick<Cell, 'rows' | 'node'> & Pick<FieldView, 'keysWithError' | 'removedRow'>,
) {
  const { min_items: least = 0, max_items: most = Infinity } = node.definition.validation ?? {}
  return {
    keys: rows,
    canAdd: rows.length < most,
    canRemove: rows.length > least,
    itemLabel: node.row?.definition.label || messages.row,
    keysWithError,
    removed: removedRow && { index: removedRow.index, title: removedRow.title, restore: () => effects.applyHistory('restoreRow') },
  }
}
