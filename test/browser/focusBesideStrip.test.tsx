import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { standStill } from './pointer.ts'

const fields = Array.from({ length: 16 }, (_, index) => ({
  id: `f${index}`,
  type: 'string',
  label: `F ${index}`,
  ...(index % 2 === 1 && { ui_options: { ui_widget: 'textarea' } }),
}))
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields }
const field = (index: number) => page.getByRole('textbox', { name: `F ${index}`, exact: true })

it.each([500, 520, 560, 620])('Tab brings each field out from under an offer to undo, in a window of %d px', async (height) => {
  await page.viewport(800, height)
  await render(<ModuleForm schema={schema} />)
  await userEvent.fill(field(3), 'x')
  await userEvent.click(page.getByRole('button', { name: 'Reset' }))
  const strip = page.getByRole('button', { name: 'Undo' })
  await expect.element(strip).toBeVisible()
  scrollTo(0, 0)
  field(0).element().focus()
  const covered: (string | null | undefined)[] = []
  for (let index = 1; index < fields.length; index++) {
    await userEvent.keyboard('{Tab}')
    await expect.element(field(index)).toHaveFocus()
    await standStill()
    const edge = document.querySelector('.mf-edge-part')?.getBoundingClientRect().top ?? NaN
    const { bottom } = field(index).element().getBoundingClientRect()
    if (!(bottom <= Math.min(edge, innerHeight))) covered.push(`F ${index}: ${bottom} of ${edge}`)
  }
  expect(covered).toEqual([])
})

it.each([320, 400, 480])('Tab brings each link of the summary out from under it, in a window of %d px', async (height) => {
  await page.viewport(375, height)
  const required = fields.map((one) => ({ ...one, validation: { required: true } }))
  await render(<ModuleForm schema={{ ...schema, fields: required }} onSubmit={() => {}} />)
  await userEvent.fill(field(3), 'x')
  await userEvent.click(page.getByRole('button', { name: 'Reset' }))
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(page.getByRole('link').nth(fields.length - 1)).toBeVisible()
  const links = page.getByRole('link').all()
  expect(links).toHaveLength(fields.length)
  links[0]?.element().focus()
  const covered: (string | null)[] = []
  for (const link of links.slice(1)) {
    await userEvent.keyboard('{Tab}')
    await expect.element(link).toHaveFocus()
    await standStill()
    const edge = document.querySelector('.mf-edge-part')?.getBoundingClientRect().top ?? NaN
    const { bottom } = link.element().getBoundingClientRect()
    if (!(bottom <= Math.min(edge, innerHeight))) covered.push(link.element().textContent)
  }
  expect(covered).toEqual([])
})
