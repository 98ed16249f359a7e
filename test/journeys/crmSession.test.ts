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
    const { page, form, field, list, addRow, choose, submit, status, readSubmittedData } = await openPlayground()
    await choose('Connection', 'Sales CRM, production')

    await expect(form.getByRole('group', { name: 'Contacts' })).toHaveCount(0)
    await choose('Object type', 'Contact')
    await expect(form.getByRole('group', { name: 'Contacts' })).toBeVisible()

    await addRow('Contact')
    await field('First name').fill('Grace')
    await field('E-mail').fill('grace@')
    await field('Owner').click()
    await expect(list.getByRole('option')).toHaveCount(8)
    await page.keyboard.type('chi')
    await list.getByRole('option', { name: 'Chiara Romano' }).click()

    await submit()
    await expect(form.getByRole('heading', { name: 'Fix 3 fields to continue' })).toBeVisible()
    await expect(field('Last name')).toBeFocused()
    await expect(field('Last name')).toHaveAccessibleDescription('This field is required.')
    await page.keyboard.type('Hopper')
    await form.getByRole('link', { name: /, E-mail: / }).click()
    await expect(field('E-mail')).toBeFocused()
    await field('E-mail').fill('grace@example.com')
    await choose('Match by', 'E-mail')
    await expect(form.getByRole('heading', { name: /to continue/ })).toHaveCount(0)

    await submit()
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual({
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

  it('can be filled and submitted with the keyboard alone', async () => {
    const { page, form, field, list, tabTo, status, readSubmittedData } = await openPlayground()
    const { keyboard } = page
    await tabTo('Connection')
    await keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await keyboard.press('Enter')
    await tabTo('Object type')
    await keyboard.type('dea')
    await expect(list.getByRole('option')).toHaveCount(1)
    await keyboard.press('Enter')
    await expect(form.getByRole('group', { name: 'Deals' })).toBeVisible()

    await tabTo('Add Deal')
    await keyboard.press('Enter')
    await expect(field('Name')).toBeFocused()
    await keyboard.type('Renewal 2027')
    await tabTo('Amount')
    await keyboard.type('1250.50')
    await tabTo('Closes on')
    await keyboard.type('2027-01-31')
    await tabTo('Pipeline')
    await keyboard.press('Enter')
    await expect(list.getByRole('option')).toHaveCount(3)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(field('Pipeline')).toHaveText('Renewals')
    await tabTo('Discount in percent')
    await keyboard.type('25')
    await tabTo('Reason for the discount')
    await keyboard.type('Short')
    await tabTo('Update existing records')
    await keyboard.press('Space')
    await expect(field('Match by')).toHaveCount(0)

    await tabTo('Submit')
    await keyboard.press('Enter')
    await expect(field('Reason for the discount')).toBeFocused()
    await expect(field('Reason for the discount')).toHaveAccessibleDescription(
      'Use at least 10 characters (now 5). Asked for above 20 percent.',
    )
    await keyboard.type(' but agreed')
    await tabTo('Submit')
    await keyboard.press('Enter')
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual({
      connection,
      object_type: { id: 'deal', label: 'Deal' },
      records: [
        {
          name: 'Renewal 2027',
          amount: 1250.5,
          closes_on: '2027-01-31',
          pipeline: { id: 'renewals', label: 'Renewals' },
          discount: 25,
          discount_reason: 'Short but agreed',
        },
      ],
      update_existing: false,
    })
  })

  it('brings back what was typed when its fields return', async () => {
    const { form, field, addRow, choose, readFormData } = await openPlayground()
    await choose('Object type', 'Contact')
    await addRow('Contact')
    await field('First name').fill('Grace')
    await field('Phone').fill('+49 30 901820')
    const contact = { first_name: 'Grace', phone: '+49 30 901820', lifecycle_stage: 'lead' }
    await choose('Object type', 'Company')
    await expect(form.getByRole('group', { name: 'Companies' })).toBeVisible()
    await expect(form.getByText('2 values are kept')).toBeVisible()
    await expect.poll(readFormData).toMatchObject({ object_type: { id: 'company' }, records: [{}] })

    await choose('Object type', 'Contact')
    await expect(field('First name')).toHaveValue('Grace')
    await expect(form.getByText("for fields that aren't shown now")).toHaveCount(0)
    await expect.poll(readFormData).toMatchObject({ object_type: { id: 'contact' }, records: [contact] })
  })
})
