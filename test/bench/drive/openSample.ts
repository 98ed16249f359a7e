import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

interface Metrics {
  /** Milliseconds of the main thread's processor time, which other processes hardly affect. */
  readonly script: number
  readonly task: number
}

/** A library in a page of its own. */
export interface Sample {
  readonly page: Page
  readonly heapBefore: number
  readonly readMetrics: () => Promise<Metrics>
  /** Bytes in use after garbage collection. */
  readonly readHeap: () => Promise<number>
  readonly close: () => Promise<void>
}

/** Milliseconds for which Chromium is busy after loading a page: measurements during that time would be up to 50 % too high. */
const settlePause = 500

/** Opens a library's page in a new browser context, without any state of earlier samples. */
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
