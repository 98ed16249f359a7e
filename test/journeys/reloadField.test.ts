import { it } from 'vitest'
import { expect } from './expectPage.ts'
import { openCommandForm } from './openCommandForm.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const account = text('account', 'Account', { on_action: { load_schema: true } })
const below = [
  text('subject', 'Subject'),
  { id: 'amount', type: 'number', label: 'Amount' },
  text('body', 'Body', { ui_options: { ui_widget: 'textarea' } }),
  { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
  {
    id: 'people',
    type: 'array',
    label: 'People',
    items: { type: 'object', label: 'Person', fields: [text('first', 'First name')] },
  },
]
const schemaOf = (...fields: object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })

const given = {
  subject: 'Quarterly report',
  amount: 12.5,
  body: 'Dear all,\nsee below.',
  tags: ['red'],
  people: [{ first: 'Grace' }],
}

/** Fills in everything below the field that reloads the form. */
async function fillBelow({ field, addRow, page }: PlaygroundPage) {
  await field('Subject').fill(given.subject)
  await field('Amount').fill('12.5')
  await field('Body').fill(given.body)
  await addRow('Tag')
  await page.keyboard.type('red')
  await addRow('Person')
  await field('First name').fill('Grace')
}

it('asks once for a reload field typed key by key, and keeps all below it while the reload fails and is retried', async () => {
  const form = await openCommandForm(schemaOf(account, ...below))
  const { page, field, notice, button, module, submit, status, readFormData, readSubmittedData, readRequests } = form
  await fillBelow(form)
  await field('Account').pressSequentially('Contoso')
  await expect.poll(readFormData).toEqual({ account: 'Contoso', ...given })
  await page.keyboard.press('Tab')
  const asked = await module.next('schema')
  expect(asked.body).toMatchObject({ form_data: { account: 'Contoso', ...given } })

  asked.fail(500, { error: 'The accounts are being moved.' })
  await expect(notice).toContainText('The accounts are being moved.')
  await expect(field('Subject')).toHaveValue(given.subject)
  await expect.poll(readFormData).toEqual({ account: 'Contoso', ...given })

  await button('Retry updating the form').click()
  const again = await module.next('schema')
  await field('Subject').fill('Yearly report')
  again.answer(schemaOf(account, text('region', 'Region', { default: 'EU' }), ...below))
  await expect(field('Region')).toHaveValue('EU')
  await expect(notice).toHaveCount(0)
  const all = { account: 'Contoso', region: 'EU', ...given, subject: 'Yearly report' }
  await expect.poll(readFormData).toEqual(all)
  await submit()
  await expect(status).toHaveText('Submitted.')
  await expect.poll(readSubmittedData).toEqual(all)
  expect((await readRequests()).filter((line) => line.startsWith('/schema'))).toHaveLength(3)
  expect(module.waiting('schema')).toBe(0)
})

it('sets aside what an answer has no field for, shows it, and puts it back with its field', async () => {
  const opened = await openCommandForm(schemaOf(account))
  const { page, field, form, button, module, readFormData } = opened
  const load = async (name: string, ...fields: object[]) => {
    await field('Account').fill(name)
    await page.keyboard.press('Enter')
    ;(await module.next('schema')).answer(schemaOf(account, ...fields))
  }
  await load('Contoso', ...below)
  await fillBelow(opened)

  await load('Fabrikam', ...below.slice(0, 2))
  await expect(form.getByText(/^3 values are kept for fields that aren't shown now/)).toBeVisible()
  await button('Show').click()
  await expect(form.getByRole('term')).toHaveText(['Body', 'Tag', 'First name'])
  await expect.poll(readFormData).toEqual({ account: 'Fabrikam', subject: given.subject, amount: given.amount })

  await load('Contoso', ...below)
  await expect(field('Body')).toHaveValue(given.body)
  await expect(form.getByText(/kept for fields that aren't shown now/)).toHaveCount(0)
  await expect.poll(readFormData).toEqual({ account: 'Contoso', ...given })
})
