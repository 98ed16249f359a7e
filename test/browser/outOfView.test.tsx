import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { schemaOf } from '../support/createTestForm.ts'
import { readAccessibilityTree } from './readAccessibilityTree.ts'

const fields = Array.from({ length: 300 }, (_, index) => ({
  id: `f${index}`,
  type: 'string',
  label: `Field ${index}`,
  description: 'What to know.',
  ...(index === 299 ? { validation: { required: true } } : {}),
}))

const fieldOf = (index: number) => {
  const field = document.querySelector(`[data-field="/f${index}"]`)
  if (field === null) throw new Error(`Field ${index} is not drawn.`)
  return field
}

/** Whether the browser lays out and paints it. */
const isDrawn = (index: number) => fieldOf(index).querySelector('input')?.checkVisibility({ contentVisibilityAuto: true })

it('is neither laid out nor painted, but can be named, focused and led to', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} onSubmit={() => {}} />)
  await expect.poll(() => isDrawn(0)).toBe(true)
  await expect.poll(() => isDrawn(298)).toBe(false)
  await expect.element(page.getByRole('textbox', { name: 'Field 298' })).toHaveAccessibleDescription('What to know.')

  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  const last = page.getByRole('textbox', { name: 'Field 299' })
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport()
  await expect.poll(() => isDrawn(299)).toBe(true)

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('textbox', { name: 'Field 298' })).toHaveFocus()
  await expect.poll(() => isDrawn(298)).toBe(true)
})

it('is not skipped among the first 24 fields, which are mostly in view', async () => {
  const group = { id: 'group', type: 'object', label: 'Group', fields: fields.slice(150, 160) }
  await render(<ModuleForm schema={schemaOf([...fields.slice(0, 150), group])} />)
  const shown = [...document.querySelectorAll('[data-field]')].filter((field) => getComputedStyle(field).contentVisibility === 'visible')
  expect(shown.map((field) => field.getAttribute('data-field'))).toEqual([...fields.slice(0, 24).map(({ id }) => `/${id}`), '/group'])
})

it('leaves the ring around what has the focus whole, and the page no wider', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} />)
  const style = getComputedStyle(fieldOf(25))
  expect(style.contentVisibility).toBe('auto')
  expect(style.overflowClipMargin).toBe('6px')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

it('is in the accessibility tree of a form of up to a hundred lines, and of a list of up to 24 rows', async () => {
  const places = { id: 'places', type: 'array', label: 'Places', items: { type: 'object', label: 'Place', fields: fields.slice(0, 1) } }
  const initialValues = { places: Array.from({ length: 24 }, (_, index) => ({ f0: `Town ${index}` })) }
  const group = { id: 'group', type: 'object', label: 'Group', fields: fields.slice(100, 130) }
  await render(<ModuleForm schema={schemaOf([...fields.slice(0, 60), group, places])} initialValues={initialValues} />)
  await expect.element(page.getByRole('textbox', { name: 'Field 129' })).toBeInTheDocument()
  const tree = await readAccessibilityTree()
  for (const { label } of [...fields.slice(0, 60), ...group.fields]) expect(tree).toContain(`textbox "${label}"`)
  for (const { f0 } of initialValues.places) expect(tree).toContain(f0)
})

it('is not laid out in groups from the 25th on', async () => {
  const groups = fields.slice(0, 30).map((field) => ({ id: `in ${field.id}`, type: 'object', label: field.label, fields: [field] }))
  await render(<ModuleForm schema={schemaOf(groups)} />)
  const shown = [...document.querySelectorAll('input')].map((input) => input.closest('.mf-field') ?? input)
  expect(shown.findIndex((field) => getComputedStyle(field).contentVisibility === 'auto')).toBe(24)
})

it('is not laid out in parts of a hundred fields, with the same space between all of them', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} />)
  const parts = [...document.querySelectorAll<HTMLElement>('.mf-fields')]
  expect(parts.map((part) => part.children.length)).toEqual([100, 100, 100])
  const topOf = (index: number) => fieldOf(index).getBoundingClientRect().top
  const bottomOf = (index: number) => fieldOf(index).getBoundingClientRect().bottom
  expect(topOf(100) - bottomOf(99)).toBe(topOf(50) - bottomOf(49))
  for (const part of parts) expect(getComputedStyle(part).contentVisibility).toBe('auto')
})

it('leads from field to field with Tab, also from part to part', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} />)
  fieldOf(99).querySelector('input')?.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Field 100' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Field 100' })).toBeInViewport()
  await expect.poll(() => isDrawn(100)).toBe(true)
})

it('holds for open rows as for fields', async () => {
  const city = { id: 'city', type: 'string', label: 'City', validation: { required: true } }
  const places = { id: 'places', type: 'array', label: 'Places', items: { type: 'object', label: 'Place', fields: [city] } }
  const initialValues = { places: Array.from({ length: 60 }, () => ({})) }
  await render(<ModuleForm schema={schemaOf([places])} initialValues={initialValues} onSubmit={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  const cities = page.getByRole('textbox', { name: 'City' })
  await expect.element(cities.nth(59)).toBeInTheDocument()
  await expect.element(cities.nth(0)).toHaveFocus()
  const isCityDrawn = (index: number) => cities.nth(index).element().checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => isCityDrawn(0)).toBe(true)
  await expect.poll(() => isCityDrawn(50)).toBe(false)

  cities.nth(59).element().focus()
  await expect.element(cities.nth(59)).toBeInViewport()
  await expect.poll(() => isCityDrawn(59)).toBe(true)
  await expect.poll(() => isCityDrawn(30)).toBe(false)
})

it('lays out a list of rows once, whatever appears below them', async () => {
  const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }
  await render(<ModuleForm schema={schemaOf([tags])} initialValues={{ tags: ['a', 'b', 'c'] }} />)
  const parts = [...(document.querySelector('fieldset')?.children ?? [])]
  await userEvent.click(page.getByRole('button', { name: 'Remove Tag 2' }))
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect([...(document.querySelector('fieldset')?.children ?? [])]).toEqual(parts)
})
