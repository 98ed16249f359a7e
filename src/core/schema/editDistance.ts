/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + cost,
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return at(last, to.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
