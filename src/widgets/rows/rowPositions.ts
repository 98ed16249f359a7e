/** Where each row stands, by its key. */
export interface RowPositions {
  readonly keys: readonly string[]
  readonly byKey: ReadonlyMap<string, number>
}

/**
 * Positions of rows. Where rows only come after those of `before`, its map takes them in and stays the same one, so that nothing is drawn anew for
 * the rows that stand where they stood.
 */
export function positionsOf(keys: readonly string[], before?: RowPositions): RowPositions {
  const isLonger = before !== undefined && before.keys.every((key, index) => key === keys[index])
  // `as`: nobody else makes these maps.
  const byKey = isLonger ? (before.byKey as Map<string, number>) : new Map<string, number>()
  for (let index = isLonger ? before.keys.length : 0; index < keys.length; index += 1) byKey.set(keys[index] ?? '', index)
  return { keys, byKey }
}
