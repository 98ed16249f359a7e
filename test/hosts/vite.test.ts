import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { expectSmallParts } from './cost.ts'
import { installHost, type Host } from './installHost.ts'
import {
  expectCodeEditor,
  expectLook,
  expectPlainCode,
  expectRefusalThenSubmit,
  expectThemeOfPage,
  expectUncheckedSubmit,
  openHost,
} from './openHost.ts'
import { serveFolder, type Policy } from './serveFolder.ts'

let built: string
let host: Host
beforeAll(async () => {
  host = await installHost('vite')
  await host.run('npm', 'run', 'build')
  built = join(host.folder, 'dist')
})

const plainPolicies: readonly Policy[] = ['none', 'strict', 'strict, with trusted types']

describe.each(plainPolicies)('A host built by Vite 8 under the policy "%s"', (policy) => {
  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(await serveFolder(built, policy)))
  })

  it('is dark when the page is', async () => {
    await expectThemeOfPage(await openHost(await serveFolder(built, policy)))
  })
})

describe('A host built by Vite 8', () => {
  it('decides the theme of a form by a prop', async () => {
    const page = await openHost(`${await serveFolder(built)}?theme=dark`)
    await expectLook(page, 'dark')
  })

  it('has a code editor whose workers run', async () => {
    const page = await openHost(`${await serveFolder(built)}?editor`)
    await expectCodeEditor(page)
  })

  it('says what is unchecked under a policy that forbids every worker, and submits', async () => {
    // The browser reports the policy of the host.
    await expectUncheckedSubmit(await openHost(await serveFolder(built, 'no workers'), /Content Security Policy/))
  })

  it('has plain text for code where trusted types keep Monaco from working', async () => {
    // Monaco reports each policy that it may not create.
    await expectPlainCode(
      await openHost(`${await serveFolder(built, 'trusted types, with inline styles')}?editor`, /Trusted|policy|Policy/),
    )
  })

  it('gets texts and `defineSchema` without the form', () => expectSmallParts(host))
})
