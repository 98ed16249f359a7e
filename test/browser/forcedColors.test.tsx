import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const emulate = (value: 'active' | 'none') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
beforeEach(() => emulate('active'))
afterEach(() => emulate('none'))

const required = { validation: { required: true } }
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'agree', type: 'boolean', label: 'Agree', ...required },
    { id: 'list', type: 'array', label: 'List', items: { type: 'string', label: 'Entry' }, ...required },
    { id: 'people', type: 'array', label: 'People', items: { type: 'object', fields: [{ id: 'name', type: 'string' }] } },
    { id: 'size', type: 'string', label: 'Size', choices: { values: [{ value: 's', label: 'S' }] } },
    { id: 'day', type: 'string', format: 'date', label: 'Day' },
    { id: 'table', type: 'string', label: 'Table', content: { type: ['custom'], content_objects: [{ id: 'tables' }] } },
  ],
}

/** The current appearance of a system colour. */
function colourOf(name: string): string {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.color = name
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

const styleOf = (selector: string, part?: string) => getComputedStyle(document.querySelector(selector) ?? document.body, part)

it('marks errors by thicker lines in system colours', async () => {
  await render(<ModuleForm schema={schema} contentLoaders={{ tables: () => Promise.resolve([]) }} />)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  for (const selector of ['.mf-checkbox', '.mf-card']) expect(styleOf(selector).borderTopWidth).toBe('2px')
  expect(styleOf('.mf-checkbox').borderTopColor).toBe(colourOf('ButtonText'))
})

it('turns a spinner that can be seen to turn', async () => {
  await render(<ModuleForm schema={schema} contentLoaders={{ tables: () => new Promise(() => {}) }} />)
  await expect.poll(() => document.querySelector('.mf-spinner')).not.toBeNull()
  const { borderTopColor, borderBottomColor } = styleOf('.mf-spinner')
  expect([borderTopColor, borderBottomColor]).toEqual([colourOf('Highlight'), colourOf('GrayText')])
})

it('greys out all of a control that is disabled', async () => {
  await render(<ModuleForm schema={schema} disabled contentLoaders={{ tables: () => Promise.resolve([]) }} />)
  const grey = colourOf('GrayText')
  expect(styleOf('[data-field="/size"] .mf-control').borderTopColor).toBe(grey)
  expect(styleOf('[data-field="/size"] .mf-select', '::after').backgroundColor).toBe(grey)
  expect(styleOf('[data-field="/day"] .mf-icon').color).toBe(grey)
})

it('shows what the buttons of rows do, and which of them do nothing', async () => {
  await render(<ModuleForm schema={schema} initialValues={{ list: ['a', 'b'], people: [{}, {}] }} />)
  expect(styleOf('.mf-row [data-part="remove"]', '::before').backgroundColor).toBe(colourOf('ButtonText'))
  await page.getByRole('button', { name: 'Actions row 1' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  const [up, down] = ['up', 'down'].map((part) => styleOf(`.mf-menu [data-part="${part}"]`, '::before'))
  expect(up?.clipPath).not.toBe('none')
  expect(up?.backgroundColor).toBe(colourOf('GrayText'))
  expect(down?.backgroundColor).toBe(colourOf('ButtonText'))
  expect(styleOf('.mf-row-handle', '::before').backgroundColor).toBe(colourOf('ButtonText'))
})
