import { join } from 'node:path'
import { beforeAll, describe, it } from 'vitest'
import { installHost } from './installHost.ts'
import { expect, expectRefusalThenSubmit, openHost } from './openHost.ts'
import { serveFolder } from './serveFolder.ts'

describe('A host with Preact', () => {
  let built: string
  beforeAll(async () => {
    const { folder, run } = await installHost('preact')
    await run('npm', 'run', 'build')
    built = join(folder, 'dist')
  })

  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(await serveFolder(built)))
  })

  it('moves on from an open list by Tab, and back to its field by Escape', async () => {
    const page = await openHost(await serveFolder(built))
    const level = page.getByRole('combobox', { name: 'Level' })
    await level.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(level).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Since' })).toBeFocused()
  })
})
