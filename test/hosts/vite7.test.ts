import { join } from 'node:path'
import { beforeAll, describe, it, onTestFinished } from 'vitest'
import { installHost, type Host } from './installHost.ts'
import { expectCodeEditor, expectRefusalThenSubmit, openHost } from './openHost.ts'
import { startProgram } from './startProgram.ts'

let host: Host
beforeAll(async () => {
  host = await installHost('vite7')
})

/** What Vite and React say in development. */
const inDevelopment = /\[vite\]|React DevTools/

async function openServed(mode: string, query = '') {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const server = await startProgram(host.folder, vite, '--host', '127.0.0.1', '--port', '0', '--mode', mode)
  onTestFinished(server.end)
  return openHost(`${server.address}${query}`, inDevelopment)
}

describe('A host served by Vite 7 in development', () => {
  it('shows the form, refuses what a pattern refuses, and submits, without configuration', async () => {
    await expectRefusalThenSubmit(await openServed('development'))
  })

  it('has a code editor whose workers run, where the package is left where it is', async () => {
    await expectCodeEditor(await openServed('editor', '?editor'))
  })
})
