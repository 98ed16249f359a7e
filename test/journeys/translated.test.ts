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

  it('opens another module', async () => {
    const { page, form, field } = await openPlayground({ module: 'schedule' })
    await field('Name of the job').fill('Nightly')
    const wire = page.locator('.pg-setting-help').filter({ hasText: /the module answers in/i })
    await expectPage(wire).toHaveCount(1)
    await page.evaluate(translatePage)
    const address = page.getByLabel('Base URL of the module')
    for (const [from, to] of [
      ['schedule', 'crm'],
      ['crm', 'schedule'],
    ] as const) {
      await address.fill((await address.inputValue()).replace(from, to))
      await address.press('Enter')
      await expectPage(form).toBeVisible()
      await expectPage(wire).toHaveCount(1)
    }
  })
})
