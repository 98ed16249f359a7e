import { describe, expect, it } from 'vitest'
import { translatePage } from '../support/translatePage.ts'
import { expect as expectPage } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

/** Nothing may be logged at all: React does where it fails to render. */
describe('On a page that the browser translates, the playground', () => {
  it('shows the facts of one field after another, of every kind', async () => {
    const { page, field, form } = await openPlayground({ module: 'schedule' })
    await field('Name of the job').fill('Nightly')
    await page.evaluate(translatePage)
    const chooser = page.locator('.pg-inspector-bar select')
    const addresses = await chooser
      .locator('option')
      .evaluateAll((options) => options.flatMap((option) => option.getAttribute('value') || []))
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of [...addresses, ...[...addresses].reverse()]) {
      await chooser.selectOption(address)
      await expectPage(page.locator('.pg-inspector dd').first()).toContainText(address.slice(1))
    }
    await expectPage(form).toBeVisible()
  })
})
