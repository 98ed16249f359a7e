import { Session } from 'node:inspector/promises'

/** Calls of each function of the sources, by name, file and place in it. */
export type Calls = ReadonlyMap<string, number>

/** Counts the calls of the sources' functions while something runs. The engine counts them, so a slow or busy machine counts the same. */
export async function countCalls(run: () => Promise<void>): Promise<Calls> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await run()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const calls = new Map<string, number>()
    for (const { url, functions } of result) {
      const [, file] = url.split('/src/')
      if (file === undefined || url.includes('node_modules')) continue
      for (const { functionName, ranges } of functions) {
        const [range] = ranges
        if (range === undefined || functionName === '') continue
        const key = `${functionName} (${file}:${range.startOffset})`
        calls.set(key, (calls.get(key) ?? 0) + range.count)
      }
    }
    return calls
  } finally {
    session.disconnect()
  }
}

/** Each array looks through all errors for those of its rows: a comparison of two texts each. */
const isCheap = (name: string): boolean => name.startsWith('rowKeyOf ')

/** The functions that were called more than `most` times as often in the second count as in the first; those of few calls are left out. */
export const growingMore = (small: Calls, large: Calls, most: number): readonly string[] =>
  [...large].flatMap(([name, count]) => {
    const before = small.get(name) ?? 0
    return count > 400 && count > most * before && !isCheap(name) ? [`${name}: ${before} calls, then ${count}`] : []
  })
