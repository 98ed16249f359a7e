import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

describe('the setting for references', () => {
  it('puts a toggle on each field, lists references to a made-up workflow, and shows what they come to', async () => {
    const { page, form, field, list, button, readFormData } = await openPlayground({ module: 'schedule' })
    const fillWith = async (what: 'values' | 'references') => {
      await page.getByRole('button', { name: 'View' }).click()
      await page.getByRole('radio', { name: what, exact: true }).check({ force: true })
      await page.keyboard.press('Escape')
    }
    await expect(form.getByRole('button', { name: /^Expression for/ })).toHaveCount(0)
    await fillWith('references')
    const toggles = form.getByRole('button', { name: /^Expression for/ })
    await expect(toggles.first()).toBeVisible()
    const name = ((await toggles.first().getAttribute('aria-label')) ?? '').replace('Expression for ', '')
    await button(`Expression for ${name}`).click()
    await button(`Insert a reference into ${name}`).click()
    await expect(list).toBeVisible()
    await page.keyboard.type('total')
    await page.keyboard.press('Enter')
    await expect(field(name)).toHaveValue('{{ steps.order.total }}')
    await expect(form.locator('.mf-preview')).toHaveText('Preview: 149.9')
    await expect.poll(async () => JSON.stringify(await readFormData())).toContain('{{ steps.order.total }}')

    // Without references, the form keeps the expression as text.
    await fillWith('values')
    await expect(toggles).toHaveCount(0)
    await expect.poll(async () => JSON.stringify(await readFormData())).toContain('{{ steps.order.total }}')
  })
})
