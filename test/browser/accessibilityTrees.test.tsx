import { createRef } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type Connection, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'
import '../support/loadNotices.ts'
import { readAccessibilityTree } from './readAccessibilityTree.ts'

const choices = { values: ['Red', 'Green'].map((label) => ({ value: label.toLowerCase(), label })) }
const account: Connection = { id: 'c1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }
const required = { validation: { required: true } }
const widget = (ui_widget: string) => ({ ui_options: { ui_widget } })

interface Case {
  readonly field: object
  /** The value of the filled field, or for an error, a value that the field does not accept. */
  readonly value: unknown
}

/** Each widget with a value that causes an error. */
const cases: Readonly<Record<string, Case>> = {
  input: { field: { type: 'string', validation: { required: true, max_length: 3 } }, value: 'Long' },
  textarea: { field: { type: 'string', ...widget('textarea'), validation: { max_length: 3 } }, value: 'Two\nlines' },
  password: { field: { type: 'string', ...widget('password'), validation: { min_length: 8 } }, value: 'short' },
  number: { field: { type: 'integer', validation: { maximum: 9 } }, value: 12 },
  checkbox: { field: { type: 'boolean', ...required }, value: false },
  date: { field: { type: 'string', format: 'date' }, value: '2026-02-30' },
  'date-time': { field: { type: 'string', format: 'date-time' }, value: '2026-02-28T25:00:00Z' },
  SelectWidget: { field: { type: 'string', choices, ...required }, value: 'blue' },
  MultiSelect: { field: { type: 'array', items: { type: 'string' }, choices, ...required }, value: ['red', 'blue'] },
  connection: {
    field: { type: 'connection', allowed_app_types: ['crm_a'], allowed_connection_management_types: ['managed'], ...required },
    value: { ...account, id: 'gone', label: 'Gone' },
  },
  CodeblockWidget: { field: { type: 'string', ...widget('CodeblockWidget'), validation: { min_length: 20 } }, value: 'select 1' },
  group: { field: { type: 'object', fields: [{ id: 'city', type: 'string', label: 'City', ...required }] }, value: {} },
  heading: { field: { type: 'object' }, value: undefined },
  rows: {
    field: {
      type: 'array',
      items: { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name', ...required }] },
    },
    value: [{ name: 'Ada' }, {}],
  },
  'rows of texts': { field: { type: 'array', items: { type: 'string', label: 'Tag' }, validation: { min_items: 3 } }, value: ['x', 'y'] },
  unsupported: { field: { type: 'file' }, value: 'kept' },
}

const schemaOf = (field: object) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'field', label: 'Field', description: 'What it is for.', ...field }],
})

const show = async ({ field }: Case, values: object, readOnly = false) => {
  const form = createRef<ModuleFormHandle>()
  const shown = await render(
    <ModuleForm
      ref={form}
      locale="en-US"
      schema={schemaOf(field)}
      initialValues={{ ...values }}
      connections={[account]}
      readOnly={readOnly}
    >
      {null}
    </ModuleForm>,
  )
  await expect.element(page.getByRole('group', { name: 'Configuration' })).toBeVisible()
  // The code for dates loads on its own.
  if ('format' in field && !readOnly) await expect.element(page.getByRole('button', { name: /from a calendar/ })).toBeVisible()
  return { form, unmount: shown.unmount }
}

const select = page.getByRole('combobox', { name: 'Field' })

// Date-times show their zone.
beforeAll(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'UTC' }))
afterAll(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }))

describe('what a screen reader is told of', () => {
  it.each(Object.entries(cases))('%s', async (name, one) => {
    const values = { field: one.value }
    const empty = await show(one, {})
    let told = `Empty\n\n${await readAccessibilityTree()}`
    await empty.unmount()
    const wrong = await show(one, values)
    await wrong.form.current?.submit()
    told += `\nFilled, after a submit that found what is wrong with it\n\n${await readAccessibilityTree()}`
    if (select.elements().length === 1) {
      await userEvent.click(select)
      await expect.element(page.getByRole('listbox')).toBeVisible()
      told += `\nOpen\n\n${await readAccessibilityTree()}`
    }
    await wrong.unmount()
    await show(one, values, true)
    told += `\nRead-only\n\n${await readAccessibilityTree()}`
    await expect(told).toMatchFileSnapshot(`./accessibility/${name.replaceAll(' ', '-')}.txt`)
  })
})
