import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

interface Metrics {
  /** Milliseconds of the main thread's own time, so that what else the machine does counts little. */
  readonly script: number
  readonly task: number
}

/** A contender in a page of its own. */
export interface Sample {
  readonly page: Page
  readonly heapBefore: number
  readonly readMetrics: () => Promise<Metrics>
  /** Bytes in use after garbage collection. */
  readonly readHeap: () => Promise<number>
  readonly close: () => Promise<void>
}

/** Milliseconds that Chromium is busy with itself after a page has come: to measure meanwhile would measure that, by half the time. */
const settlePause = 500

/** Opens a contender in a fresh context: nothing of an earlier sample is left. */
export async function openSample(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (name: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? NaN
  }
  const readHeap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return read('JSHeapUsedSize')
  }
  await page.goto(url)
  await page.waitForFunction(() => window.bench !== undefined)
  const heapBefore = await readHeap()
  await wait(settlePause)
  return {
    page,
    heapBefore,
    readMetrics: async () => {
      const [script, task] = await Promise.all([read('ScriptDuration'), read('TaskDuration')])
      return { script: script * 1000, task: task * 1000 }
    },
    readHeap,
    close: async () => {
      await context.close()
      if (failures[0]) throw failures[0]
    },
  }
}
