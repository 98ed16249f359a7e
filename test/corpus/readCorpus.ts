import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RawDefinition } from './rawDefinition.ts'

/** One schema of a real module, as published. */
export interface CorpusSchema {
  readonly name: string
  readonly json: RawDefinition
}

/** Every schema of the corpus beside the checkout; none if it is absent. */
export function readCorpus(): readonly CorpusSchema[] {
  const folder = resolve(process.cwd(), '../shared/corpus/schemas')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  // `as`: each file contains one schema, which is an object.
  return files.map((name) => ({ name, json: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as RawDefinition }))
}
