import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLintFolder, schemaWith } from './lintFolder.ts'

const sentence = 'wide.json is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.'

/** A folder with a right schema, and one that cannot be read. */
async function createFolder() {
  const folder = await createLintFolder({ 'good.json': schemaWith(), 'report.txt': 'of an earlier run' })
  await writeFile(join(folder.path, 'wide.json'), JSON.stringify(schemaWith()), 'utf16le')
  return folder
}

describe('what moduleform lint cannot read', () => {
  it.each<[string, unknown]>([
    ['json', { files: [{ file: 'good.json' }], failures: [sentence] }],
    [
      'sarif',
      {
        runs: [
          {
            invocations: [{ executionSuccessful: false, toolExecutionNotifications: [{ level: 'error', message: { text: sentence } }] }],
          },
        ],
      },
    ],
  ])('stands in the %s report', async (format, expected) => {
    const { lint } = await createFolder()
    const { exitCode, output } = await lint(['wide.json', 'good.json', '--format', format])
    expect(exitCode).toBe(2)
    expect(JSON.parse(output)).toMatchObject(expected as object)
  })

  it('stands in the github report', async () => {
    const { lint } = await createFolder()
    expect((await lint(['wide.json', '--format', 'github'])).output).toBe(`::error::${sentence}\n`)
  })

  it.each([
    ['json', '"failures": ["There is no file'],
    ['sarif', 'There is no file'],
    ['github', '::error::There is no file'],
    ['text', 'There is no file "nope.json".\n'],
  ])('replaces what the file of a %s report held, also where nothing was read', async (format, words) => {
    const { lint, read } = await createFolder()
    const { exitCode, output } = await lint(['nope.json', '--format', format, '--output-file', 'report.txt'])
    expect([exitCode, output]).toEqual([2, ''])
    expect((await read('report.txt')).replace(/\[\s+/g, '[')).toContain(words)
  })
})
