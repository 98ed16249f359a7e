import { copyRow } from '../../../src/store/rows/copyRow.ts'
import { rowWork } from '../../../src/store/rows/rowWork.ts'
import { childAddress } from '../../../src/core/values/path.ts'
import { at, note, rowOf, usableWhere, type Performer } from './pick.ts'

export const addRow: Performer<'addRow'> = (trial, { field }) => {
  const cell = at(
    usableWhere(trial, ({ node, expression }) => node.shape === 'rows' && !expression),
    field,
  )
  if (cell === undefined) return undefined
  note(trial, 'addRow', cell.address)
  trial.form.dispatch({ type: 'rowAdded', address: cell.address })
  return { kind: 'rowAdded', edits: true, addsRow: cell.address }
}

export const duplicateRow: Performer<'duplicateRow'> = (trial, command) => {
  const row = rowOf(trial, command)
  if (row === undefined) return undefined
  note(trial, 'duplicateRow', row.address, row.key)
  copyRow(trial.form.store, rowWork, row.address, row.key)
  return { kind: 'rowDuplicated', edits: true }
}

export const removeRow: Performer<'removeRow'> = (trial, command) => {
  const row = rowOf(trial, command)
  if (row === undefined) return undefined
  note(trial, 'removeRow', row.address, row.key)
  trial.form.dispatch({ type: 'rowRemoved', address: row.address, key: row.key })
  return { kind: 'rowRemoved', edits: true, removesRow: childAddress(row.address, row.key) }
}

export const moveRow: Performer<'moveRow'> = (trial, command) => {
  const row = rowOf(trial, command)
  if (row === undefined) return undefined
  const isLoading = trial.state.schema.request === 'loading'
  note(trial, 'moveRow', row.address, row.key, command.to % row.length)
  trial.form.dispatch({ type: 'rowMoved', address: row.address, key: row.key, to: command.to % row.length })
  return { kind: 'rowMoved', edits: true, ...(isLoading ? { name: 'moveRow in a reload' } : {}) }
}

export const restoreRow: Performer<'restoreRow'> = (trial) => {
  const { cells, history } = trial.state
  const address = history.removedRow?.address
  const array = address === undefined ? undefined : cells.get(address)
  if (array?.node.shape !== 'rows' || !trial.isUsable()) return undefined
  note(trial, 'restoreRow', array.address, history.removedRow?.index)
  trial.form.restoreRow()
  const key = cells.get(array.address)?.rows?.find((one) => array.rows?.includes(one) !== true)
  return { kind: 'changeApplied', name: 'restoreRow', edits: true, restoresRow: childAddress(array.address, key ?? '') }
}
