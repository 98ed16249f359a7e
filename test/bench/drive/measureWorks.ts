import { chromium } from 'playwright'
import { chromiumOptions } from '../../support/chromium.ts'
import type { ContenderEntry } from '../contenders.ts'
import type { Work } from '../works.ts'
import { buildContender } from './buildContender.ts'
import { createReadingLog, type Medians } from './createReadingLog.ts'
import { openSample } from './openSample.ts'
import { serveFiles } from './serveFiles.ts'
import { steps } from './steps.ts'

export interface Measured {
  readonly medians: Medians
  /** The error that stopped a library, by its name and, if it could do other work, the work. */
  readonly leftOut: Readonly<Record<string, string>>
  /** Libraries and works so slow that they were measured only in the first round. */
  readonly measuredOnce: readonly string[]
  /** The number of completed rounds. */
  readonly rounds: number
  readonly chromium: string
}

interface Given {
  readonly contenders: readonly ContenderEntry[]
  readonly works: readonly Work[]
  readonly rounds: number
  /** In terms of `performance.now()`: no round starts that would end later, judged by the last one. */
  readonly deadline: number
  readonly report: (line: string) => void
}

/** Frames are produced as soon as possible instead of sixty times a second: waiting for the next one would hide their cost. */
const frameFlags = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Milliseconds above which a single sample is precise enough. */
const longSample = 20_000

const nameOf = ({ form, steps: names }: Work, contender: string): string => `${contender} ${form}: ${names.join(', ')}`

/** The first line of Playwright's errors, which also contain its log. */
const firstLineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')

/** Measures all libraries alternately, one sample of each per round, so that disturbances affect all of them. */
export async function measureWorks({ contenders, works, rounds, deadline, report }: Given): Promise<Measured> {
  const leftOut: Record<string, string> = {}
  const attempt = async (what: string, run: () => Promise<void>) => {
    if (leftOut[what] !== undefined) return
    try {
      await run()
    } catch (error) {
      leftOut[what] = firstLineOf(error)
      report(`Left out: ${what}. ${leftOut[what]}`)
    }
  }
  const builds = new Map<string, ReadonlyMap<string, string | Uint8Array>>()
  for (const contender of contenders) {
    await attempt(contender.name, async () => void builds.set(contender.name, await buildContender(contender)))
  }
  const server = await serveFiles(builds)
  const options = chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...frameFlags] })
  const log = createReadingLog()
  const measuredOnce = new Set<string>()

  const measure = async (work: Work, contender: string): Promise<void> => {
    const { form, steps: names } = work
    const start = performance.now()
    const sample = await openSample(browser, `${server.origin}/${contender}/${contender}.html`)
    try {
      for (const name of names) log.note(`${form} ${name}`, contender, await steps[name](sample, form))
    } finally {
      await sample.close()
    }
    if (performance.now() - start > longSample) measuredOnce.add(nameOf(work, contender))
  }

  try {
    let done = 0
    let length = 0
    while (done < rounds && performance.now() + length < deadline) {
      const start = performance.now()
      // The order is reversed in each round.
      const turns = done % 2 === 0 ? [...builds.keys()] : [...builds.keys()].reverse()
      for (const work of works) {
        for (const name of turns) {
          if (work.contenders?.some((able) => able === name) === false || measuredOnce.has(nameOf(work, name))) continue
          await attempt(nameOf(work, name), () => measure(work, name))
          if (!browser.isConnected()) throw new Error('Chromium has ended before the benchmark has, so there is no result.')
        }
        report(`Round ${done + 1}: ${work.form}, ${work.steps.join(', ')}`)
      }
      length = performance.now() - start
      report(`Round ${++done} is done.`)
    }
    return { medians: log.medians(), leftOut, measuredOnce: [...measuredOnce], rounds: done, chromium: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}
