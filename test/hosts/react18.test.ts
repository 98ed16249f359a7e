import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { installHost } from './installHost.ts'
import { expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'
import { serveFolder } from './serveFolder.ts'

describe('A host with React 18.3', () => {
  let built: string
  beforeAll(async () => {
    const { folder, run } = await installHost('react18')
    await run('npm', 'run', 'build')
    built = join(folder, 'dist')
  })

  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(await serveFolder(built)))
  })

  it('is dark when the page is', async () => {
    await expectThemeOfPage(await openHost(await serveFolder(built)))
  })
})
