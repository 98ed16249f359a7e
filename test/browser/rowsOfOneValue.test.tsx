import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()

const list = (id: string, items: object) => ({ id, type: 'array', label: id, items: { label: id, ...items } })
const fields = [
  list('texts', { type: 'string' }),
  list('numbers', { type: 'number' }),
  list('flags', { type: 'boolean' }),
  list('dates', { type: 'string', format: 'date' }),
]
const initialValues = { texts: ['one', '{{ t }}'], numbers: [1, '{{ n }}'], flags: [true, false, '{{ f }}'], dates: ['2026-01-01'] }

const middleOf = (element: Element | null | undefined) => {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return Math.round(top + height / 2)
}

it.each([
  ['', undefined],
  [', and the toggle to an expression with them', {}],
])('The control of a row with a single value stands in the middle between the buttons%s', async (_what, templates) => {
  await page.viewport(360, 900)
  const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields }
  const { container } = await render(<ModuleForm schema={schema} initialValues={initialValues} templates={templates} />)
  const rows = [...container.querySelectorAll('.mf-row')]
  expect(rows).toHaveLength(8)
  await expect.poll(() => rows.map((row) => row.querySelectorAll('.mf-side').length)).toEqual(rows.map(() => (templates ? 1 : 0)))
  for (const row of rows) {
    const control = row.querySelector('.mf-control') ?? row.querySelector('input')
    const parts = [control, row.querySelector('.mf-row-remove'), ...row.querySelectorAll('.mf-side')]
    expect(new Set(parts.map(middleOf)).size, row.textContent).toBe(1)
  }
  for (const box of container.querySelectorAll('input[type="checkbox"]')) expect(box.getBoundingClientRect().width).toBe(16)
})
