import { childAddress, type Address } from '../../core/values/path.ts'
import { setCell, type FormDraft } from '../formDraft.ts'
import type { RemovedRow } from './removedRow.ts'

/** Notes all that a row holds, before it goes. */
export function keepRow({ state }: FormDraft, address: Address, key: string): RemovedRow {
  const row = childAddress(address, key)
  const isInRow = (at: Address) => at === row || at.startsWith(`${row}/`)
  return {
    address,
    key,
    index: state.cells.get(address)?.rows?.indexOf(key) ?? 0,
    cells: [...state.cells.values()].filter((cell) => isInRow(cell.address)),
    setAside: [...state.setAside].filter(([at]) => isInRow(at)),
  }
}

/** Puts a removed row back where it stood, with its values, errors and what was set aside in it. */
export function restoreRow(draft: FormDraft, { address, key, index, cells, setAside }: RemovedRow): void {
  const array = draft.state.cells.get(address)
  if (array === undefined) return
  const rows = [...(array.rows ?? [])]
  rows.splice(index, 0, key)
  setCell(draft, { ...array, rows, hostError: undefined })
  for (const cell of cells) setCell(draft, cell)
  for (const [at, kept] of setAside) draft.state.setAside.set(at, kept)
}
