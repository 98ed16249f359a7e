import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../../support/makeFolder.ts'
import { runIn } from '../../support/runIn.ts'

/** Checks an address where nothing listens, with a report of an earlier run in the file. */
async function checkNothing(...args: readonly string[]) {
  const folder = await makeFolder()
  await writeFile(join(folder, 'report.xml'), 'all is well')
  const { exitCode, output, errors } = await runIn(folder, ['check', 'http://127.0.0.1:9/crm', ...args])
  expect(exitCode).toBe(2)
  expect(errors).toContain(sentence)
  return { out: output, file: await readFile(join(folder, 'report.xml'), 'utf8') }
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
