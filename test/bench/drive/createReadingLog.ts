import { median } from '../median.ts'
import type { Readings } from './steps.ts'

/** Medians by work, then by contender: `{ 'fields1000 keys script': { moduleform: 0.8 } }`. Milliseconds; `bytes` in bytes. */
export type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Collects the readings of steps, round by round. */
export function createReadingLog() {
  const log = new Map<string, Map<string, number[]>>()
  return {
    note: (step: string, contender: string, readings: Readings): void => {
      for (const [name, value] of Object.entries(readings)) {
        const key = `${step} ${name}`
        const byContender = log.get(key) ?? new Map<string, number[]>()
        log.set(key, byContender.set(contender, [...(byContender.get(contender) ?? []), value]))
      }
    },
    medians: (): Medians =>
      Object.fromEntries(
        [...log].map(([key, byContender]) => [
          key,
          Object.fromEntries([...byContender].map(([name, values]) => [name, Number(median(values).toPrecision(4))])),
        ]),
      ),
  }
}
