import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly title: string; readonly status: string }[]
  }[]
}

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const project = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the suite on the broken widgets in a separate process, because a failing suite fails its run. */
const runSuite = () =>
  new Promise<Report>((resolve, reject) => {
    const args = [vitest, 'run', '--config', 'test/testing/brokenWidgets.config.ts', '--reporter=json']
    execFile(process.execPath, args, { cwd: project, env: { ...process.env, VITEST: undefined } }, (_, stdout, stderr) => {
      const report = stdout.slice(stdout.indexOf('{'))
      // A failing exit code is expected; without a report the suite has not run.
      if (report === '') reject(new Error(stderr))
      else resolve(JSON.parse(report) as Report)
    })
  })

/** Titles of the failed tests, by block. */
let failed: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  const { testResults } = await runSuite()
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const blocks = new Set(results.map(({ ancestorTitles: [block = ''] }) => block))
  failed = new Map(
    [...blocks].map((block) => [
      block,
      results.filter(({ ancestorTitles, status }) => ancestorTitles[0] === block && status === 'failed').map(({ title }) => title),
    ]),
  )
})

it('passes a widget that does everything right', () => {
  expect(failed.get('nothing')).toEqual([])
  expect(failed.get('nothing, and whose styles are its own affair')).toEqual([])
})

const where = (state: string) => `shows its value and changes nothing where it is ${state}`

it.each([
  ['its id is missing', 'is named by its label'],
  ['its label is not tied', 'is named by its label'],
  ['description and error are not announced', 'announces its description', 'announces an error'],
  ['its description is not there', 'describes itself by nothing that is not there'],
  ['it never is invalid', 'announces an error'],
  ['it always is invalid', 'is not called invalid without an error'],
  ['it never is required', 'conveys that it is required'],
  ['it never is disabled', 'is called disabled where it is', where('disabled')],
  ['it can be edited where it is read-only', where('readOnly')],
  ['it shows nothing where it is read-only', where('readOnly')],
  ['it keeps a value that is gone', 'shows a value, and nothing of it once it is gone'],
  ['it cannot be emptied', 'is emptied by keyboard'],
  ['it does not take the focus', 'takes the focus by its DOM id, given {}'],
  ['it is passed by Tab', 'is reached and filled by keyboard alone'],
  ['it changes what is typed', 'is reached and filled by keyboard alone'],
  ['it does not say that it is left', 'tells the form when it is left'],
  ['it keeps Tab to itself', 'tells the form when it is left'],
  ['it writes to the console', 'is named by its label', 'is emptied by keyboard'],
  ['a container without its description', 'announces its description and its error'],
])('finds of a widget that %s', (block, ...titles) => {
  expect(failed.get(block)).toEqual(expect.arrayContaining(titles))
})

it('knows of every broken widget what is found', () => {
  expect(failed.size).toBe(21)
})
