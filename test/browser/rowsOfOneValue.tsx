import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'

const list = (id: string, items: object) => ({ id, type: 'array', label: id, items: { label: id, ...items } })
const fields = [
  list('texts', { type: 'string' }),
  list('numbers', { type: 'number' }),
  list('flags', { type: 'boolean' }),
  list('dates', { type: 'string', format: 'date' }),
]
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields }
const initialValues = { texts: ['one', '{{ t }}'], numbers: [1, '{{ n }}'], flags: [true, false, '{{ f }}'], dates: ['2026-01-01'] }

const middleOf = (element: Element | null | undefined) => {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return Math.round(top + height / 2)
}

/** Draws lists of single values, and expects the parts of each row in the middle of it; `isWithToggle`: also that to an expression. */
export async function expectMiddle(isWithToggle: boolean, density?: string): Promise<void> {
  await page.viewport(360, 900)
  const { container } = await render(
    <div data-density={density}>
      <ModuleForm schema={schema} initialValues={initialValues} templates={isWithToggle ? {} : undefined} />
    </div>,
  )
  const rows = [...container.querySelectorAll('.mf-row')]
  expect(rows).toHaveLength(8)
  await expect.poll(() => rows.map((row) => row.querySelectorAll('.mf-side').length)).toEqual(rows.map(() => (isWithToggle ? 1 : 0)))
  for (const row of rows) {
    const control = row.querySelector('.mf-control') ?? row.querySelector('input')
    const parts = [control, row.querySelector('.mf-row-remove'), ...row.querySelectorAll('.mf-side, .mf-row-handle')]
    expect(new Set(parts.map(middleOf)).size, row.textContent).toBe(1)
  }
  for (const box of container.querySelectorAll('input[type="checkbox"]')) expect(box.getBoundingClientRect().width).toBe(16)
}
