import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

const text = 'lorem ipsum dolor '.repeat(3000)
const hasOwnParagraphs = (element: Element) => {
  const { unicodeBidi, display } = getComputedStyle(element)
  return unicodeBidi === 'plaintext' && display !== 'inline'
}

/** Elements that lay out a huge text as paragraphs with automatic direction, which takes Chromium quadratic time. */
const findSlow = () =>
  [...document.querySelectorAll('.mf *')].filter((element) => element.textContent.length > 50_000 && hasOwnParagraphs(element))

const name = { id: 'name', type: 'string', label: 'Name' }
const cases: Readonly<Record<string, object>> = {
  label: { ...name, label: text },
  'label of a checkbox': { ...name, type: 'boolean', label: text },
  'label of a group': { ...name, type: 'object', label: text, fields: [name] },
  'label of rows': { ...name, type: 'array', label: text, items: { ...name, type: 'object', fields: [name] }, default: [{}] },
  'label of items': { ...name, type: 'array', items: { type: 'object', label: text, fields: [name] }, default: [{}] },
  heading: { ...name, type: 'object', fields: [], label: text },
  description: { ...name, description: text },
  value: { ...name, ui_options: { ui_widget: 'textarea' }, default: text },
}

const show = (field: object, props: ModuleFormProps = {}) => render(<ModuleForm schema={schemaOf([field])} {...props} />)

describe('a huge text', () => {
  it.each(Object.entries(cases))('as a %s is laid out in time that grows with it', async (_, field) => {
    await show(field)
    expect(findSlow()).toEqual([])
    await cleanup()
    await show(field, { readOnly: true })
    expect(findSlow()).toEqual([])
  })

  it('in a line of the summary is laid out in time that grows with it', async () => {
    await show({ ...name, label: text, validation: { required: true } })
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect.element(page.getByRole('heading', { name: 'Fix 1 field to continue' })).toBeVisible()
    expect(findSlow()).toEqual([])
  })

  it('is cut where it is an option, and can be searched for to its end', async () => {
    const values = [
      { value: 'a', label: 'Short' },
      { value: 'b', label: `${text}the end` },
    ]
    await show({ ...name, choices: { values } })
    await userEvent.click(page.getByRole('combobox'))
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
    await userEvent.keyboard('the end')
    const option = page.getByRole('option')
    await expect.poll(() => option.elements().length).toBe(1)
    expect(option.element().textContent.length).toBeLessThan(5000)
  })
})

it('leaves texts of usual length their own direction', async () => {
  await show({ ...name, label: 'שם', description: 'מה' })
  for (const part of ['.mf-label', '.mf-description']) {
    const element = document.querySelector(part)
    expect(element && getComputedStyle(element).unicodeBidi).toBe('plaintext')
  }
})
