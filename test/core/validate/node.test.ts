import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))

const field = (id: string, pattern: string) => ({ id, type: 'string', validation: { pattern } })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [field('digit', '^(?=.*[0-9]).+$'), field('slow', '^(?=a)(a+)+$'), field('plain', '^[a-z]+$')],
}
const values = { digit: 'abc', slow: `${'a'.repeat(40)}b`, plain: 'x' }

describe('validate, built as for a server', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moduleform-'))
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, ssr: true, rolldownOptions: { input: `${root}src/core.ts` } },
      ssr: { noExternal: true },
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('runs in plain Node, ends a match that takes too long, and lets the process end', async () => {
    // Twenty times the limit: a busy machine may need more than 100 ms for a trivial match.
    const script = `
      const { setTimeout } = globalThis
      globalThis.setTimeout = (callback, milliseconds) => setTimeout(callback, 20 * milliseconds)
      import { validate } from './core.js'
      const { issues, unchecked } = await validate(${JSON.stringify(schema)}, ${JSON.stringify(values)})
      console.log(JSON.stringify([issues.map(({ pointer, rule }) => [pointer, rule]), unchecked]))
    `
    await writeFile(join(folder, 'server.mjs'), script)
    // Resolves when the process has ended by itself.
    const { stdout, stderr } = await run(process.execPath, [join(folder, 'server.mjs')])
    expect(JSON.parse(stdout)).toEqual([[['/digit', 'pattern']], [['slow']]])
    expect(stderr).toBe('')
  })
})
