/** A queue that returns the items of the lowest rank first. */
export interface RankQueue<Item> {
  readonly add: (rank: number, item: Item) => void
  /** Removes and returns an item of the lowest rank; `undefined` if the queue is empty. */
  readonly take: () => Item | undefined
}

/** Creates an empty queue. Ranks are small whole numbers, so that the next one is found by counting up. */
export function createRankQueue<Item>(): RankQueue<Item> {
  const byRank: Item[][] = []
  let count = 0
  let lowest = Infinity
  return {
    add: (rank, item) => {
      const items = (byRank[rank] ??= [])
      items.push(item)
      count += 1
      lowest = Math.min(lowest, rank)
    },
    take: () => {
      if (count === 0) return undefined
      while ((byRank[lowest]?.length ?? 0) === 0) lowest += 1
      count -= 1
      return byRank[lowest]?.pop()
    },
  }
}
