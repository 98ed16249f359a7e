import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RecordedExchange } from './replayModule.ts'

/** Recorded exchanges of a real module from the corpus beside the checkout; `undefined` on machines without it. */
export function readExchanges(name: string): readonly RecordedExchange[] | undefined {
  const path = resolve(process.cwd(), '../shared/corpus/exchanges', `${name}.json`)
  // `as`: the corpus is recorded in this shape; any other file fails the tests that read it.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RecordedExchange[]) : undefined
}
