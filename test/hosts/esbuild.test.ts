import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { expectSmallParts } from './cost.ts'
import { installHost, type Host } from './installHost.ts'
import { expectCodeEditor, expectPlainCode, expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'
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

  it('has plain text for code under a policy that forbids the inline styles of Monaco', async () => {
    // The browser reports the policy, and the form what it does without.
    await expectPlainCode(await openHost(`${await serveFolder(built, 'strict')}?editor`, /Content Security Policy|\[moduleform\]/))
  })

  it('gets texts and `defineSchema` without the form', () => expectSmallParts(host))
})
