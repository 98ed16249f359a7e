import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openCommandForm } from './openCommandForm.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }))
const kind = { id: 'kind', type: 'string', label: 'Kind', choices: { values: options }, on_action: { load_schema: true } }
const schemaOf = (...fields: object[]) => ({ metadata, fields })

const press = async ({ page }: PlaygroundPage, ...names: string[]) => {
  const menu = page.getByRole('button', { name: /^Chaos(?! off)/ })
  await menu.click()
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  for (const name of names) await expect(menu).toContainText(name)
}

describe('Chaos', () => {
  it('answers three quick changes in reverse, and the form ends in the state of the last', async () => {
    const playground = await openCommandForm(schemaOf(kind))
    const { page, field, choose, module } = playground
    await press(playground, 'Reversed answers')
    for (const name of ['a', 'b', 'c']) {
      await choose('Kind', `Option ${name}`)
      const request = await module.next('schema')
      expect(request.body).toMatchObject({ form_data: { kind: name } })
      request.answer(schemaOf(kind, { id: `of_${name}`, type: 'string', label: `Field of ${name}` }))
    }
    await expect(field('Field of c')).toBeVisible()
    await expect(field('Kind')).toHaveText('Option c')
    for (const name of ['a', 'b']) await expect(field(`Field of ${name}`)).toHaveCount(0)
    const rows = page.getByRole('list', { name: 'Requests' }).getByRole('button')
    await expect(rows.filter({ hasText: 'Reversed answers' })).toHaveCount(3)
    await expect(rows.first()).not.toContainText('Reversed answers')
    expect(module.waiting('schema')).toBe(0)
  })

  it('says what is on, fails as it says, and is over with one press', async () => {
    const playground = await openPlayground({ module: 'schedule', failedRequests: 'provoked' })
    const { page, field, notice } = playground
    await field('Name of the job').fill('Nightly')
    await press(playground, 'Status 500')
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Chaos off' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Chaos off' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Chaos', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(notice).toHaveCount(0)
    await expect(field('Name of the job')).toHaveValue('Nightly')
  })

  it.each([
    ['Broken JSON', /JSON/],
    ['Wrong shape', /fields|schema/],
  ])('shows what the form says of an answer with %s', async (name, sentence) => {
    const playground = await openPlayground({ module: 'schedule' })
    await expect(playground.field('Name of the job')).toBeVisible()
    await press(playground, name)
    await playground.page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(playground.notice).toContainText(sentence)
  })

  it('fills a list up to 10,000 options', async () => {
    const playground = await openPlayground({ module: 'crm' })
    const { page, field, list, choose, button, addRow } = playground
    await choose('Object type', 'Contact')
    await expect(button('Add Contact')).toBeVisible()
    await press(playground, '10,000 options')
    await addRow('Contact')
    await field('Owner').click()
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '10000')
    await page.keyboard.press('Escape')
  })

  it('has no fault while it is open, in both themes', async () => {
    const playground = await openPlayground({ module: 'schedule' })
    const { page, form } = playground
    await form.waitFor()
    await press(playground, 'Delay', 'Jitter', 'Connection lost')
    await page.getByRole('button', { name: /^Chaos(?! off)/ }).click()
    expect(await findFaults(page, 'html', everyRule)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findFaults(page, 'html', colours)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
