/** The common part of maps and weak maps. */
interface Lookup<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** The value under a key; created and stored if there is none. */
export const getOrInsert = <Key, Value>(kept: Lookup<Key, Value>, key: Key, make: (key: Key) => Value): Value => {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make(key)
  kept.set(key, made)
  return made
}
