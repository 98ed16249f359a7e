import { beforeAll, describe, it } from 'vitest'
import { installHost } from './installHost.ts'
import { expect, expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'
import { startProgram } from './startProgram.ts'

describe('A host built by Next 16, rendered on the server', () => {
  let address: string
  beforeAll(async () => {
    const { folder, run } = await installHost('next')
    await run('npm', 'run', 'build')
    const started = await startProgram(folder, 'node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0')
    address = started.address
    return started.end
  })

  it('sends the form with the page, and takes it over without a word', async () => {
    const html = await (await fetch(address)).text()
    const page = await openHost(address)
    for (const label of ['Name', 'Code', 'Level', 'Note']) expect(html).toContain(`>${label}<`)
    await expect(page.getByRole('group', { name: 'Notes' }).getByRole('textbox', { name: 'Note' })).toBeVisible()
  })

  it('reads in server components what needs no browser', async () => {
    const page = await openHost(address)
    const read = page.locator('[data-parts]')
    await expect(read).toHaveAttribute('data-parts', 'function function function function')
    await expect(read).toHaveAttribute('data-submit', 'Submit')
  })

  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(address))
  })

  it('is dark when the page is', async () => {
    await expectThemeOfPage(await openHost(address))
  })
})
