import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const long = 'Start of the first run, in the time zone of the account that it belongs to'
const choices = { values: [{ value: 'a', label: 'Skip' }] }
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    {
      id: 'job',
      type: 'object',
      label: 'Job',
      ui_options: { ui_layout: { type: 'horizontal', elements: ['every', 'start', 'missed', 'note'] } },
      fields: [
        { id: 'every', type: 'integer', label: 'Every' },
        { id: 'start', type: 'string', label: long },
        { id: 'missed', type: 'string', label: 'Missed', choices },
        { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
      ],
    },
  ],
}

it('controls of one line stand side by side where the label of one of them wraps', async () => {
  await page.viewport(900, 600)
  await render(<ModuleForm schema={schema} />)
  const tops = [...document.querySelectorAll('.mf-line .mf-control')].map((control) => control.getBoundingClientRect().top)
  const labels = [...document.querySelectorAll('.mf-line .mf-label-row')].map((label) => label.getBoundingClientRect().height)
  expect(new Set(labels.map(Math.round)).size).toBe(2)
  expect(tops).toHaveLength(4)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
})
