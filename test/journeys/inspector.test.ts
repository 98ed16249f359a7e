import { describe, expect, it } from 'vitest'
import { expect as expectPage } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

const facts = ({ page }: PlaygroundPage) => page.getByRole('region', { name: /^About / })
const chooser = ({ page }: PlaygroundPage) => page.getByRole('combobox', { name: 'Field to inspect' })

describe('The inspector', () => {
  it('follows the focus, and the pointer for as long as it points', async () => {
    const opened = await openPlayground({ module: 'schedule' })
    const { page, field } = opened
    await field('Name of the job').focus()
    await expectPage(facts(opened)).toHaveAccessibleName('About Name of the job')
    await page.locator('[data-field="/frequency"]').hover()
    await expectPage(facts(opened)).toHaveAccessibleName(/^About (?!Name of the job)/)
    await page.getByRole('tab', { name: 'Inspector' }).hover()
    await expectPage(facts(opened)).toHaveAccessibleName('About Name of the job')
    await field('Name of the job').fill('Nightly')
    await expectPage(facts(opened)).toContainText('Filled in by the user.')
  })

  it('says of a hidden field, chosen by keyboard alone, which values hide it, and goes on to the field that decides', async () => {
    const opened = await openPlayground({ module: 'schedule' })
    const { page, field } = opened
    await field('Name of the job').waitFor()
    await chooser(opened).selectOption('/cron')
    await expectPage(facts(opened)).toContainText('Hidden in the schema.')
    await expectPage(facts(opened)).toContainText(/Rule \d+ would show it, but frequency does not equal cron \(it is empty\)\./)
    await facts(opened).getByRole('button', { name: 'frequency', exact: true }).first().press('Enter')
    await expectPage(facts(opened)).toContainText('Decides')
    expect(await chooser(opened).inputValue()).toBe('/frequency')
    await page.getByRole('button', { name: 'Go to' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe('/frequency')
  })

  it('says what options wait for, and how many came of it', async () => {
    const opened = await openPlayground({ module: 'places', wire: 'data' })
    const { form, choose } = opened
    await form.waitFor()
    await chooser(opened).selectOption('/state')
    await expectPage(facts(opened)).toContainText('wait for country, which is empty.')
    await choose('Country', 'Canada')
    await chooser(opened).selectOption('/state')
    await expectPage(facts(opened)).toContainText(/\d+ options of \w+ for country = /)
  })

  it('stays with a pinned field', async () => {
    const opened = await openPlayground({ module: 'schedule' })
    const { page, field } = opened
    await field('Name of the job').focus()
    await page.keyboard.press('Alt+Shift+P')
    await expectPage(page.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true')
    await page.locator('[data-field="/frequency"]').hover()
    await expectPage(facts(opened)).toHaveAccessibleName('About Name of the job')
  })

  it.each(['light', 'dark'] as const)('has no fault that axe finds in %s', async (theme) => {
    const opened = await openPlayground({ module: 'crm', theme })
    await opened.form.waitFor()
    const options = chooser(opened).locator('option')
    await options.nth(1).waitFor({ state: 'attached' })
    await chooser(opened).selectOption({ index: 1 })
    await facts(opened).waitFor()
    for (const summary of await opened.page.locator('.pg-details summary').all()) await summary.click()
    expect(await findFaults(opened.page, 'html', theme === 'light' ? everyRule : colours)).toEqual([])
  })
})
