/** What is to be done, lowest rank first. */
export interface RankQueue<Item> {
  readonly add: (rank: number, item: Item) => void
  /** Takes out an item of the lowest rank; `undefined` where none is left. */
  readonly take: () => Item | undefined
}

/** Creates an empty queue: a binary heap, because a form may open with thousands of rules to evaluate. */
export function createRankQueue<Item>(): RankQueue<Item> {
  const entries: { readonly rank: number; readonly item: Item }[] = []
  const rankAt = (index: number): number => entries[index]?.rank ?? Infinity

  const swap = (one: number, other: number) => {
    const [first, second] = [entries[one], entries[other]]
    if (first === undefined || second === undefined) return
    entries[one] = second
    entries[other] = first
  }

  const rise = (index: number) => {
    for (let at = index, above = (at - 1) >> 1; at > 0 && rankAt(at) < rankAt(above); at = above, above = (at - 1) >> 1) swap(at, above)
  }

  const sink = () => {
    for (let at = 0; ;) {
      const left = 2 * at + 1
      const lower = rankAt(left + 1) < rankAt(left) ? left + 1 : left
      if (rankAt(lower) >= rankAt(at)) return
      swap(at, lower)
      at = lower
    }
  }

  return {
    add: (rank, item) => {
      rise(entries.push({ rank, item }) - 1)
    },
    take: () => {
      swap(0, entries.length - 1)
      const first = entries.pop()
      sink()
      return first?.item
    },
  }
}
