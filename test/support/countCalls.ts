import { type Profiler, Session } from 'node:inspector/promises'

/** Calls of each function of the sources, by name, file and place in it. */
export type Calls = ReadonlyMap<string, number>

/** Counts the calls of the sources' functions while something runs, by the engine's own counters: a slow or busy machine counts the same. */
export interface CallCounter {
  readonly count: (run: () => Promise<void>) => Promise<Calls>
  readonly stop: () => void
}

/**
 * Starts to count. Before the functions run for the first time: the engine gives those that ran already a counter only after some more calls,
 * and would miss these.
 */
export async function startCounting(): Promise<CallCounter> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // Starts each counter anew.
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result
  return {
    count: async (run) => {
      await take()
      await run()
      return readCalls(await take())
    },
    stop: () => session.disconnect(),
  }
}

function readCalls(scripts: readonly Profiler.ScriptCoverage[]): Calls {
  const calls = new Map<string, number>()
  for (const { url, functions } of scripts) {
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
}

/** Each array looks through all errors for those of its rows: a comparison of two texts each. */
const isCheap = (name: string): boolean => name.startsWith('rowKeyOf ')

/** The functions that were called more than `most` times as often in the second count as in the first; those of few calls are left out. */
export const growingMore = (small: Calls, large: Calls, most: number): readonly string[] =>
  [...large].flatMap(([name, count]) => {
    const before = small.get(name) ?? 0
    return count > 400 && count > most * before && !isCheap(name) ? [`${name}: ${before} calls, then ${count}`] : []
  })
