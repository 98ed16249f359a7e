import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

describe('undo, with a module that answers with another form', () => {
  it('takes back what changed the form and what was typed in it before, and brings both back', async () => {
    const { page, form, field, addRow, choose, readFormData } = await openPlayground()
    await choose('Connection', 'Sales CRM, production')
    await choose('Object type', 'Contact')
    await addRow('Contact')
    await field('First name').fill('Grace')
    await field('Last name').fill('Hopper')
    await field('Last name').press('Tab')
    const typed = await readFormData()
    await choose('Object type', 'Deal')
    await expect(form.getByRole('group', { name: 'Deals' })).toBeVisible()
    const changed = await readFormData()

    await field('Object type').press('Control+z')
    await expect(form.getByRole('group', { name: 'Contacts' })).toBeVisible()
    await expect(field('Last name')).toHaveValue('Hopper')
    await expect.poll(readFormData).toEqual(typed)
    await expect(field('Object type')).toContainText('Contact')

    await field('Object type').press('Control+z')
    await expect(field('Last name')).toHaveValue('')
    await expect(field('Last name')).toBeFocused()
    await expect(field('First name')).toHaveValue('Grace')

    await page.keyboard.press('Control+y')
    await expect(field('Last name')).toHaveValue('Hopper')
    await expect.poll(readFormData).toEqual(typed)
    await field('Last name').press('Control+Shift+z')
    await expect(form.getByRole('group', { name: 'Deals' })).toBeVisible()
    await expect.poll(readFormData).toEqual(changed)
  })

  it('brings back a form that was reset, with the fields that the module had added', async () => {
    const { form, field, button, addRow, choose, readFormData } = await openPlayground()
    await choose('Connection', 'Sales CRM, production')
    await choose('Object type', 'Contact')
    await addRow('Contact')
    await field('First name').fill('Grace')
    await field('First name').press('Tab')
    const typed = await readFormData()
    await button('Reset').click()
    await expect(form.getByRole('group', { name: 'Contacts' })).toHaveCount(0)
    await button('Undo').click()
    await expect(field('First name')).toHaveValue('Grace')
    await expect(button('Redo')).toBeFocused()
    await expect.poll(readFormData).toEqual(typed)
  })
})
