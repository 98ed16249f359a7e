import { chromium } from 'playwright'
import { chromiumOptions } from '../../support/chromium.ts'
import type { ContenderEntry } from '../contenders.ts'
import { median } from '../median.ts'
import type { Work } from '../works.ts'
import { buildContender } from './buildContenders.ts'
import { openSample } from './openSample.ts'
import { serveFiles } from './serveFiles.ts'
import { steps } from './steps.ts'

/** Medians by work, then by contender: `{ 'fields1000 keys script': { moduleform: 0.8 } }`. Milliseconds; `bytes` in bytes. */
export type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface Measured {
  readonly medians: Medians
  /** The error that stopped a contender, by its name. */
  readonly leftOut: Readonly<Record<string, string>>
  readonly chromium: string
}

interface Given {
  readonly contenders: readonly ContenderEntry[]
  readonly works: readonly Work[]
  readonly rounds: number
  readonly report: (line: string) => void
}

/** Frames come when they are done and not sixty times a second: to wait for the next beat would hide what a frame costs. */
const frameFlags = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Measures all contenders in turn, one sample of each in each round, so that what else happens meets all of them. */
export async function measureWorks({ contenders, works, rounds, report }: Given): Promise<Measured> {
  const leftOut: Record<string, string> = {}
  const folders = new Map<string, ReadonlyMap<string, string | Uint8Array>>()
  const attempt = async (contender: ContenderEntry, what: string, run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      leftOut[contender.name] = `${what}: ${error instanceof Error ? error.message : String(error)}`
      report(`${contender.title} is left out. ${leftOut[contender.name]}`)
    }
  }
  for (const contender of contenders) {
    await attempt(contender, 'build', async () => void folders.set(contender.name, await buildContender(contender)))
  }
  const server = await serveFiles(folders)
  const options = chromiumOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...frameFlags] })
  const readings = new Map<string, Map<string, number[]>>()
  const note = (key: string, contender: string, value: number) => {
    const byContender = readings.get(key) ?? new Map<string, number[]>()
    readings.set(key, byContender.set(contender, [...(byContender.get(contender) ?? []), value]))
  }
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const work of works) {
        for (const contender of contenders) {
          if (work.contenders?.includes(contender.name) === false || leftOut[contender.name] !== undefined) continue
          await attempt(contender, work.form, async () => {
            const sample = await openSample(browser, `${server.origin}/${contender.name}/${contender.name}.html`)
            try {
              for (const step of work.steps) {
                const found = await steps[step](sample, work.form)
                for (const [name, value] of Object.entries(found)) note(`${work.form} ${step} ${name}`, contender.name, value)
              }
            } finally {
              await sample.close()
            }
          })
        }
      }
      report(`Round ${round} of ${rounds} is done.`)
    }
    return { medians: mediansOf(readings), leftOut, chromium: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}

const mediansOf = (readings: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>): Medians =>
  Object.fromEntries(
    [...readings].map(([key, byContender]) => [
      key,
      Object.fromEntries([...byContender].map(([name, values]) => [name, Number(median(values).toPrecision(4))])),
    ]),
  )
