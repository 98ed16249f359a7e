import { describe, it, onTestFinished } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'
import { expect } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Name' }] }

/** A target for an attack, which counts its requests. */
async function startTarget() {
  const asked: string[] = []
  const { origin, close } = await startModuleServer(async ({ url }) => {
    asked.push(url)
    return Response.json(schema)
  })
  onTestFinished(close)
  return { asked, origin, module: `${origin}/admin?cmd=wipe` }
}

const open = async (module: string) => {
  const playground = await openPlayground({ module, isUnasked: true })
  const card = playground.page.getByRole('region', { name: 'Ask this module?' })
  return { ...playground, card, yes: card.getByRole('button', { name: 'Yes, ask it' }) }
}

describe('A module that nobody named when the playground was started', () => {
  it('is not asked until a person says yes, with the keyboard alone, and from then on without a question', async () => {
    const { asked, origin, module } = await startTarget()
    const { page, card, yes, field } = await open(module)
    await expect(card.getByRole('listitem')).toHaveText([`POST ${origin}/admin/schema?cmd=wipe`, `POST ${origin}/admin/content?cmd=wipe`])
    await expect(page.locator('.mf-form')).toHaveCount(0)
    expect(asked).toEqual([])
    // An Enter that was meant for something else must not confirm anything.
    await page.keyboard.press('Enter')
    await expect(card).toBeVisible()

    for (let stop = 0; stop < 40 && !(await yes.evaluate((button) => button === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field('Name')).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(asked).toEqual([`${origin}/admin/schema?cmd=wipe`])
    await page.keyboard.press('Tab')
    await expect(field('Name')).toBeFocused()

    const again = await open(module)
    await expect(again.field('Name')).toBeVisible()
    await expect(again.card).toHaveCount(0)
  })

  it('is asked for anew where another address is typed', async () => {
    const first = await startTarget()
    const second = await startTarget()
    const { page, card, yes, field } = await open(first.module)
    await yes.click()
    await expect(field('Name')).toBeVisible()
    await page.getByRole('textbox', { name: 'Base URL of the module' }).fill(second.module)
    await page.keyboard.press('Enter')
    await expect(card.getByRole('listitem').first()).toHaveText(`POST ${second.origin}/admin/schema?cmd=wipe`)
    expect(second.asked).toEqual([])
  })

  it('shows its question without a fault, in both themes and on a narrow screen', async () => {
    const { module } = await startTarget()
    const { page, card } = await open(`${module}${'-and-more'.repeat(20)}`)
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: 'View' }).click()
    for (const theme of ['light', 'dark'] as const) {
      await page.getByRole('radio', { name: theme, exact: true }).check({ force: true })
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
      expect(await findFaults(page, 'html', theme === 'light' ? everyRule : colours), theme).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
