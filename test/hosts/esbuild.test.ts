import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect as vitestExpect, it } from 'vitest'
import { expectSmallParts } from './cost.ts'
import { installHost, type Host } from './installHost.ts'
import { expect, expectCodeEditor, expectPlainCode, expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'
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

  it('keeps the labels of two apps with their own copies of React and the form apart', async () => {
    const page = await openHost(await serveFolder(built))
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    // A copy of the app's files beside them, as a second micro-frontend.
    const copy = join(host.folder, 'copy')
    await cp(built, copy, { recursive: true })
    await rename(copy, join(built, 'second'))
    await page.evaluate(() => {
      document.getElementById('root')?.removeAttribute('id')
      const second = document.body.appendChild(document.createElement('section'))
      second.id = 'root'
    })
    await page.addScriptTag({ type: 'module', url: 'second/main.js' })
    const second = page.locator('section')
    await second.getByText('Code', { exact: true }).click()
    await expect(second.getByRole('textbox', { name: 'Code' })).toBeFocused()
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    vitestExpect(new Set(ids).size).toBe(ids.length)
  })

  it('gets texts and `defineSchema` without the form', () => expectSmallParts(host))
})
