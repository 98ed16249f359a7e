import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { configureCodeEditor, startWorker, subscribeToWorkerFailures } from '../../src/monaco/configureCodeEditor.ts'

const started: string[] = []

/** Workers do not exist here: only their address is tested. */
class AddressWorker extends EventTarget {
  constructor(address: URL | string) {
    super()
    started.push(new URL(address).pathname.split('/').at(-1) ?? '')
  }
}

afterEach(() => {
  configureCodeEditor({})
  started.length = 0
  vi.unstubAllGlobals()
})

it.each([
  ['json', 'json.worker.ts'],
  ['editorWorkerService', 'editor.worker.ts'],
  ['css', 'editor.worker.ts'],
])('starts its own worker for %s', (label, file) => {
  vi.stubGlobal('Worker', AddressWorker)
  startWorker(label)
  expect(started).toEqual([file])
})

it('leaves the starting of workers to a host that wants it', () => {
  vi.stubGlobal('Worker', AddressWorker)
  const getWorker = vi.fn((label: string) => new Worker(new URL(`https://host.example/${label}.js`)))
  configureCodeEditor({ getWorker })
  startWorker('json')
  expect(getWorker).toHaveBeenCalledExactlyOnceWith('json')
  expect(started).toEqual(['json.js'])
})

it.each(['src/monaco/configureCodeEditor.ts', 'stories/docs/Hosts.mdx'])(
  'the example in %s starts the files that the package ships',
  (path) => {
    const [, address = ''] = /getWorker: \(label\) => new Worker\((`[^`]+`)/.exec(readFileSync(path, 'utf8')) ?? []
    const files = ['json', 'editorWorkerService'].map((label): unknown => runInNewContext(address, { label }))
    expect(files).toEqual(['/workers/json.worker.js', '/workers/editor.worker.js'])
  },
)

it.each([
  [
    'a function that throws',
    () => {
      throw new Error('Not today')
    },
    'getWorker failed: Not today',
  ],
  // `as`: in JavaScript a `return` may be forgotten.
  ['a function that returns nothing', (() => {}) as unknown as () => Worker, 'getWorker failed: it returned no Worker for "json".'],
])('tells of %s, once, and lets Monaco do without', (_, getWorker, cause) => {
  const told = vi.fn()
  const stop = subscribeToWorkerFailures(told)
  configureCodeEditor({ getWorker })
  expect(() => startWorker('json')).toThrow()
  expect(() => startWorker('json')).toThrow()
  expect(told.mock.calls.filter(([said]) => said === cause)).toHaveLength(1)
  stop()
})

it('tells of a worker that does not load, by its address, those too that listen later', () => {
  vi.stubGlobal('Worker', AddressWorker)
  startWorker('json').dispatchEvent(new Event('error'))
  const told: string[] = []
  subscribeToWorkerFailures((cause) => void told.push(cause))()
  expect(told.find((cause) => cause.includes('json.worker.ts'))).toMatch(/json\.worker\.ts.* could not be loaded as a worker\.$/)
})
