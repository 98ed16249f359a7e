import { afterEach, expect, it, vi } from 'vitest'
import { configureCodeEditor, startWorker } from '../../src/monaco/configureCodeEditor.ts'

const started: string[] = []

/** Workers do not exist here: what is asked of them is their address. */
class AddressWorker extends EventTarget {
  constructor(address: URL) {
    super()
    started.push(address.pathname.split('/').at(-1) ?? '')
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
