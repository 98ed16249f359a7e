import { isOffItself } from '../../core/rules/readFields.ts'
import { ownValue, setOwn } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { SetAsideData, SetAsideValue } from './cell.ts'
import { isInExpression } from './expressions.ts'
import { heldAside } from './leaveField.ts'
import { parentOf, pathOf, type RowKeys, selfAndAncestors } from './pathOf.ts'
import { isHidden, readValue } from './readValues.ts'
import { isEmptied, isKeys, isTold } from './setAside.ts'

/**
 * What a submit leaves out because it is off, in the places it has in the form data, and nothing else: groups and arrays only where they
 * lead to such a value, `{}` for the rows before it. Decisions §4 and §8.
 */
export function readHiddenData(state: FormState, rows?: RowKeys): FormValues {
  const data: Container = {}
  if (state.settings.hiddenValues === 'keep') return data
  for (const cell of state.cells.values()) {
    // Values behind an expression are not handed over. Decisions §10.
    if (!isOffItself(cell) || isInExpression(state, cell)) continue
    // A value inside a field that is off is included in that field's value.
    if (selfAndAncestors(state, parentOf(state, cell)).some(isOffItself)) continue
    const value = readValue(state, cell.address)
    if (value !== undefined) writeAt(data, pathOf(state, cell.address, rows), value)
  }
  return data
}

/** All values set aside, an array before its rows; several values of one place in a row, the newest last. */
export const readSetAside = (state: FormState, rows?: RowKeys): readonly SetAsideData[] =>
  state.schema.phase === 'absent'
    ? state.initialSetAside
    : [...state.setAside].flatMap(([address, all]) =>
        all.filter((kept) => !isKeys(kept) && isTold(state, address, kept)).map((kept) => asData(pathOf(state, address, rows), kept)),
      )

function asData(path: Path, kept: SetAsideValue): SetAsideData {
  const { text, type } = kept
  return {
    path,
    value: isEmptied(kept) ? null : ((kept.cell?.expression ? undefined : blankRows(kept)) ?? kept.value ?? null),
    ...(text !== undefined && { text }),
    ...(type !== undefined && { type }),
  }
}

/** Placeholder rows of a removed array: the values in them are listed by themselves, at their paths. */
function blankRows({ rows, cell, value }: SetAsideValue): readonly unknown[] | undefined {
  const blank = cell?.node.row?.shape === 'group' ? {} : null
  return rows?.map((_, index) => (Array.isArray(value) ? (value[index] ?? null) : blank))
}

/** The fields whose text cannot be read as a value; with `hidden` only hidden ones, which a submit ignores. */
export const readUnread = (
  state: FormState,
  { hidden, rows }: { readonly hidden: boolean; readonly rows?: RowKeys },
): readonly SetAsideData[] =>
  [...state.indexes.dirty].flatMap((address) => {
    const cell = state.cells.get(address)
    // Values behind an expression are not handed over. Decisions §10.
    if (!cell?.unread || isInExpression(state, cell) || (hidden && !isHidden(state, cell))) return []
    return [asData(pathOf(state, address, rows), heldAside(state, cell))]
  })

/** An object or array under construction. Segments of arrays are indexes, which also name properties. */
type Container = Record<string | number, unknown>

/** Writes a value at a path, creating missing containers: an array for an index, an object for an id. Empty rows before it become `{}`. */
function writeAt(data: Container, path: Path, value: unknown): void {
  let at = data
  for (const [depth, segment] of path.entries()) {
    const next = path[depth + 1]
    if (Array.isArray(at)) while (at.length <= Number(segment)) at.push({})
    if (next === undefined) setOwn(at, segment, value)
    else {
      const known = ownValue(at, segment)
      const fits = typeof known === 'object' && known !== null && Array.isArray(known) === (typeof next === 'number')
      if (!fits) setOwn(at, segment, typeof next === 'number' ? [] : {})
      // Just created, or known to be an object or array.
      at = at[segment] as Container
    }
  }
}
