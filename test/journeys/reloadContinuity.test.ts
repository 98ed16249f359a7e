import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { openCommandForm } from './openCommandForm.ts'

const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const kind = {
  id: 'kind',
  type: 'string',
  label: 'Kind',
  choices: { values: ['a', 'b'].map((value) => ({ value, label: `Option ${value}` })) },
  on_action: { load_schema: true },
}
const colours = {
  ...text('colour', 'Colour'),
  choices: { values: ['red', 'green', 'blue'].map((value) => ({ value, label: `Colour ${value}` })) },
}
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'Person', fields: [text('first', 'First name'), text('last', 'Last name')] },
}
const schemaOf = (...fields: object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })

/** A form with these fields and a pending reload; `answer` answers it, with one more field in front. */
async function openReloading(...fields: object[]) {
  const form = await openCommandForm(schemaOf(kind, ...fields))
  await form.choose('Kind', 'Option a')
  const held = await form.module.next('schema')
  const answer = async () => {
    held.answer(schemaOf(kind, text('extra', 'Extra'), ...fields.map((field) => ({ ...field, description: 'From the module.' }))))
    await expect(form.field('Extra')).toBeVisible()
  }
  return { ...form, answer }
}

describe('a reload of the schema', () => {
  it('leaves the caret where it is', async () => {
    const { page, field, answer } = await openReloading(text('note', 'Note'))
    await field('Note').pressSequentially('Hello')
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await answer()
    await page.keyboard.type('XY')
    await expect(field('Note')).toHaveValue('HeXYllo')
  })

  it('leaves a list open, with what was filtered and highlighted', async () => {
    const { page, form, field, list, answer } = await openReloading(colours)
    await field('Colour').click()
    await page.keyboard.type('colour')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const filter = form.getByRole('combobox', { name: 'Colour' })
    const highlighted = String(await filter.getAttribute('aria-activedescendant'))
    await answer()
    await expect(filter).toHaveAttribute('aria-activedescendant', highlighted)
    await expect(list.getByRole('option')).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(field('Colour')).toHaveText('Colour blue')
  })

  it('leaves rows folded and unfolded as they were, and what is typed in them', async () => {
    const { form, field, addRow, answer } = await openReloading(people)
    await addRow('Person')
    await field('First name').fill('Ada')
    await form.getByRole('button', { name: /^Ada/ }).click()
    await addRow('Person')
    await field('First name').fill('Grace')
    await answer()
    await expect(form.getByRole('button', { name: /^Ada/, expanded: false })).toBeVisible()
    await expect(form.getByRole('button', { name: /^Grace/, expanded: true })).toBeVisible()
    await expect(field('First name')).toHaveValue('Grace')
  })

  it('leaves errors of touched fields, and adds none to the others', async () => {
    const { page, field, form, answer } = await openReloading(
      text('mail', 'E-mail', { format: 'email' }),
      text('name', 'Name', { validation: { required: true } }),
    )
    await field('E-mail').fill('ada')
    await page.keyboard.press('Tab')
    const errors = form.locator('[aria-invalid="true"]')
    await expect(errors).toHaveCount(1)
    await answer()
    await expect(errors).toHaveCount(1)
    await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true')
  })

  it('leaves the field in which somebody writes where it stands on the screen', async () => {
    const fields = Array.from({ length: 40 }, (_, index) => text(`f${index}`, `Field ${index}.`))
    const { field, answer } = await openReloading(...fields)
    await field('Field 35.').click()
    const before = await field('Field 35.').boundingBox()
    await answer()
    await expect(field('Field 35.')).toBeFocused()
    const after = await field('Field 35.').boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  })
})
