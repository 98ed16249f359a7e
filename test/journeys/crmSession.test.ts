import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

const connection = {
  id: 'sample-crm_a-managed',
  label: 'Sales CRM, production',
  app_type: 'crm_a',
  connection_management_type: 'managed',
}

describe('a session with a module', () => {
  it('fills a form that changes on the way and submits exactly what was typed', async () => {
    const { page, form, field, list, button, choose, submit, readSubmittedData } = await openPlayground()
    await choose('Connection', 'Sales CRM, production')

    await expect(form.getByRole('group', { name: 'Contacts' })).toHaveCount(0)
    await choose('Object type', 'Contact')
    await expect(form.getByRole('group', { name: 'Contacts' })).toBeVisible()

    await button('Add Contact').click()
    await field('First name').fill('Grace')
    await field('E-mail').fill('grace@')
    await field('Owner').click()
    await expect(list.getByRole('option')).toHaveCount(8)
    await page.keyboard.type('chi')
    await list.getByRole('option', { name: 'Chiara Romano' }).click()

    await submit()
    await expect(form.getByRole('alert')).toContainText(['', '3 entries need attention'])
    await expect(field('Last name')).toBeFocused()
    await expect(field('Last name')).toHaveAccessibleDescription('Fill in this field.')
    await page.keyboard.type('Hopper')
    await form.getByRole('button', { name: /^E-mail: / }).click()
    await expect(field('E-mail')).toBeFocused()
    await field('E-mail').fill('grace@example.com')
    await choose('Match by', 'E-mail')
    await expect(form.getByRole('alert')).toHaveText(['', ''])

    await submit()
    await expect(form.getByText('Submitted.')).toBeVisible()
    expect(await readSubmittedData()).toEqual({
      connection,
      object_type: { id: 'contact', label: 'Contact' },
      records: [
        {
          first_name: 'Grace',
          last_name: 'Hopper',
          email: 'grace@example.com',
          lifecycle_stage: 'lead',
          owner: { id: 'u_1063', label: 'Chiara Romano' },
        },
      ],
      update_existing: true,
      match_by: { id: 'email', label: 'E-mail' },
    })
  })
})
