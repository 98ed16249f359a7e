/** Runs work, at most so many at once, in the order it was handed in. */
export function createLimit(concurrency: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed on, so that nobody who comes meanwhile takes it.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
