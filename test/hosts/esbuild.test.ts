import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { expectSmallParts } from './cost.ts'
import { installHost, type Host } from './installHost.ts'
import { expectCodeEditor, expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'
import { serveFolder } from './serveFolder.ts'

describe('A host built by esbuild, with the workers as entry points', () => {
  let built: string
  let host: Host
  beforeAll(async () => {
    host = await installHost('esbuild')
    await host.run('npm', 'run', 'build')
    built = join(host.folder, 'dist')
  })

  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(await serveFolder(built, 'strict')))
  })

  it('is dark when the page is', async () => {
    await expectThemeOfPage(await openHost(await serveFolder(built, 'strict')))
  })

  it('has a code editor whose workers run', async () => {
    await expectCodeEditor(await openHost(`${await serveFolder(built)}?editor`))
  })

  it('gets texts and `defineSchema` without the form', () => expectSmallParts(host))
})
