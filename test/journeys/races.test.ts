import { it } from 'vitest'
import { expect } from './expectPage.ts'
import { openCommandForm } from './openCommandForm.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const options = (...values: string[]) => values.map((value) => ({ value, label: `Option ${value}` }))
const record = (content_object_name: string, ...values: string[]) => ({ content_object_name, data: options(...values) })

const note = { id: 'note', type: 'string', label: 'Note' }
const kind = {
  id: 'kind',
  type: 'string',
  label: 'Kind',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: options('a', 'b') },
  on_action: { load_schema: true },
}
const country = { ...kind, id: 'country', label: 'Country', default: 'a', on_action: {} }
const listOf = (id: string, label: string, ...depends: string[]) => ({
  id,
  type: 'string',
  label,
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: `${id}_list`, content_object_depends_on_fields: depends.map((field) => ({ id: field })) }],
  },
})
const schemaOf = (...fields: object[]) => ({ metadata, fields })

const openForm = (...fields: object[]) => openCommandForm(schemaOf(...fields))

it('takes the newest schema, whatever is answered last, and gives up what it no longer needs', async () => {
  const { field, choose, module } = await openForm(kind, note)
  await choose('Kind', 'Option a')
  const older = await module.next('schema')
  await choose('Kind', 'Option b')
  const newer = await module.next('schema')
  expect(newer.body).toMatchObject({ form_data: { kind: 'b' } })
  await older.aborted

  newer.answer(schemaOf(kind, note, { id: 'newer', type: 'string', label: 'Newer' }))
  await expect(field('Newer')).toBeVisible()
  older.answer(schemaOf(kind, note, { id: 'older', type: 'string', label: 'Older' }))
  await field('Note').fill('The form goes on')
  await expect(field('Older')).toHaveCount(0)
  await expect(field('Newer')).toBeVisible()
})

it('never offers the options of another choice, though their answer comes last', async () => {
  const { page, field, list, choose, module } = await openForm(country, listOf('city', 'City', 'country'), listOf('tag', 'Tag'))
  const ofBoth = await module.next('content')
  expect(ofBoth.body).toMatchObject({ content_object_names: ['city_list', 'tag_list'], form_data: { country: 'a' } })
  await choose('Country', 'Option b')
  const ofNewer = await module.next('content')
  expect(ofNewer.body).toMatchObject({ content_object_names: ['city_list'], form_data: { country: 'b' } })

  ofNewer.answer({ content_objects: [record('city_list', 'b1', 'b2')] })
  await field('City').click()
  await expect(list.getByRole('option')).toHaveText([/^Option b1/, /^Option b2/])
  ofBoth.answer({ content_objects: [record('city_list', 'a1', 'a2', 'a3'), record('tag_list', 'red')] })
  await expect(list.getByRole('option')).toHaveText([/^Option b1/, /^Option b2/])
  await page.keyboard.press('Escape')
  await choose('Tag', 'Option red')
  await field('City').click()
  await expect(list.getByRole('option')).toHaveText([/^Option b1/, /^Option b2/])
})

it('keeps what is typed while a schema is on its way, and the focus with it', async () => {
  const { page, field, choose, module, readFormData } = await openForm(kind, note, { id: 'amount', type: 'number', label: 'Amount' })
  await field('Note').fill('Before')
  await choose('Kind', 'Option a')
  const held = await module.next('schema')
  expect(held.body).toMatchObject({ form_data: { note: 'Before', kind: 'a' } })
  await field('Amount').fill('1.')
  // After blur it shows the number that was read.
  await field('Note').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' and aft')

  held.answer(schemaOf({ id: 'extra', type: 'string', label: 'Extra', default: 'given' }, kind, { ...note, label: 'Remark' }))
  await expect(field('Extra')).toHaveValue('given')
  await expect(field('Remark')).toBeFocused()
  await page.keyboard.type('er')
  await expect(field('Remark')).toHaveValue('Before and after')
  await expect(field('Amount')).toHaveValue('1')
  await expect.poll(readFormData).toMatchObject({ extra: 'given', note: 'Before and after' })
})

it('offers to try again after a reload that failed, and then goes on as if it had not', async () => {
  const { field, notice, button, choose, module } = await openForm(kind, note)
  await field('Note').fill('Still here')
  await choose('Kind', 'Option a')
  ;(await module.next('schema')).fail(500, { error: 'The kinds are being counted.' })
  await expect(notice).toContainText(/The kinds are being counted\./)
  await expect(field('Kind')).toHaveText('Option a')

  await button('Retry updating the form').click()
  const again = await module.next('schema')
  expect(again.body).toMatchObject({ form_data: { note: 'Still here', kind: 'a' } })
  again.answer(schemaOf(kind, note, { id: 'extra', type: 'string', label: 'Extra' }))
  await expect(field('Extra')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(field('Note')).toHaveValue('Still here')
  expect(module.waiting('schema')).toBe(0)
})

it('submits by the schema that is on its way', async () => {
  const { field, summary, status, choose, submit, module, readSubmittedData } = await openForm(kind, note)
  await choose('Kind', 'Option a')
  const held = await module.next('schema')
  await submit()
  await expect(status).toHaveText('Waiting for the module before submitting…')
  held.answer(schemaOf(kind, { ...note, validation: { required: true } }))
  await expect(summary).toHaveText([/^Note: /])
  await field('Note').fill('Asked for')
  await submit()
  await expect(status).toHaveText('Submitted.')
  await expect.poll(readSubmittedData).toEqual({ kind: 'a', note: 'Asked for' })
})
