import { isOffItself } from '../../core/rules/readFields.ts'
import { ownValue, setOwn } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormState } from '../formState.ts'
import type { SetAsideData, SetAsideValue } from './cell.ts'
import { isInExpression } from './expressions.ts'
import { heldAside } from './leaveField.ts'
import { parentOf, pathOf, selfAndAncestors } from './pathOf.ts'
import { isHidden, readValue } from './readValues.ts'
import { isEmptied, isKeys, isTold } from './setAside.ts'

/**
 * What a submit leaves out because it is off, in the places it has in the form data, and nothing else: groups and arrays only where they
 * lead to such a value, `{}` for the rows before it. Decisions §4 and §8.
 */
export function readHiddenData(state: FormState): FormValues {
  const data: Container = {}
  if (state.settings.hiddenValues === 'keep') return data
  for (const cell of state.cells.values()) {
    // What is off with a field around it comes with that.
    if (!isOffItself(cell) || selfAndAncestors(state, parentOf(state, cell)).some(isOffItself)) continue
    const value = readValue(state, cell.address)
    if (value !== undefined) writeAt(data, pathOf(state, cell.address), value)
  }
  return data
}

/** All that is set aside, an array before its rows. Several values of one place stand one after the other, the newest last. */
export const readSetAside = (state: FormState): readonly SetAsideData[] =>
  state.schema.phase === 'absent'
    ? state.initialSetAside
    : [...state.setAside].flatMap(([address, all]) =>
        all.filter((kept) => !isKeys(kept) && isTold(state, address, kept)).map((kept) => asData(pathOf(state, address), kept)),
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

/** The rows of an array that is gone, in the words of an earlier form where it came from one: what they hold comes by itself, at their paths. */
function blankRows({ rows, cell, value }: SetAsideValue): readonly unknown[] | undefined {
  const blank = cell?.node.row?.shape === 'group' ? {} : null
  return rows?.map((_, index) => (Array.isArray(value) ? (value[index] ?? null) : blank))
}

/** The fields whose text does not read as a value, `hidden` ones alone where asked: those that a submit passes over. */
export const readUnread = (state: FormState, { hidden }: { readonly hidden: boolean }): readonly SetAsideData[] =>
  [...state.indexes.dirty].flatMap((address) => {
    const cell = state.cells.get(address)
    // What lies behind an expression is handed over to nobody. Decisions §10.
    if (!cell?.unread || isInExpression(state, cell) || (hidden && !isHidden(state, cell))) return []
    return [asData(pathOf(state, address), heldAside(state, cell))]
  })

/** An object or array under construction. Segments of arrays are indexes, which also name properties. */
type Container = Record<string | number, unknown>

/**
 * Writes a value at a path, and what leads there where it is missing: an array for an index, an object for an id. Rows before it that hold
 * nothing stand as `{}`.
 */
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
      // Just made, or found to be, an object or array.
      at = at[segment] as Container
    }
  }
}
