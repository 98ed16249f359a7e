/** What maps and weak maps have in common. */
interface Lookup<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** What is kept under a key. Where nothing is yet, it is made and kept. */
export const getOrInsert = <Key, Value>(kept: Lookup<Key, Value>, key: Key, make: (key: Key) => Value): Value => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make(key)
  kept.set(key, made)
  return made
}
