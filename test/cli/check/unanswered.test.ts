import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../../src/cli/runCli.ts'

/** Checks an address where nothing listens, with a report of an earlier run in the file. */
async function checkNothing(...args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'report.xml'), 'all is well')
  const written = { out: '', error: '' }
  const code = await runCli(['check', 'http://127.0.0.1:9/crm', ...args], {
    folder,
    environment: {},
    isInteractive: false,
    columns: 80,
    readInput: async () => new Uint8Array(),
    write: (text) => (written.out += text),
    writeError: (text) => (written.error += text),
    signal: new AbortController().signal,
  })
  expect(code).toBe(2)
  expect(written.error).toContain(sentence)
  return { out: written.out, file: await readFile(join(folder, 'report.xml'), 'utf8') }
}

const sentence = 'moduleform check: nothing answers at http://127.0.0.1:9/crm: '

it('Where nothing answers, moduleform check writes JUnit XML with one failed case in place of an older report', async () => {
  const { out, file } = await checkNothing('--format', 'junit', '--output-file', 'report.xml')
  expect(out).toBe('')
  expect(file).toContain('<testsuite name="http://127.0.0.1:9/crm" tests="1" failures="1" errors="0" skipped="0">')
  expect(file).toContain(`<failure type="error" message="${sentence}`)
})

it('Where nothing answers, moduleform check prints JSON with the failure', async () => {
  const { out, file } = await checkNothing('--json')
  expect(JSON.parse(out)).toEqual({ baseUrl: 'http://127.0.0.1:9/crm', failures: [expect.stringContaining(sentence)] })
  expect(file).toBe('all is well')
})

it('Where nothing answers, moduleform check writes text to the file, and none to standard output', async () => {
  const { out, file } = await checkNothing('--output-file', 'report.xml')
  expect([out, file.startsWith(sentence)]).toEqual(['', true])
})
