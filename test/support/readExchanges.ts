import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RecordedExchange } from './replayModule.ts'

/** Recorded exchanges of a live module from the corpus beside the checkout; `undefined` on machines that lack it. */
export function readExchanges(name: string): readonly RecordedExchange[] | undefined {
  const path = resolve(process.cwd(), '../shared/corpus/exchanges', `${name}.json`)
  // The corpus is recorded in this shape; a file that is not fails the tests that read it.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RecordedExchange[]) : undefined
}
