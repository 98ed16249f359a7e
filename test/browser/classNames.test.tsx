import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type Part } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import 'moduleform/styles.css'

/** A host's class for each part; a missing part does not compile. */
const given: Readonly<Record<Part, string>> = {
  form: 'my-form',
  summary: 'my-summary',
  notice: 'my-notice',
  actions: 'my-actions',
  button: 'my-button',
  'icon-button': 'my-icon-button',
  'inline-button': 'my-inline-button',
  link: 'my-link',
  fields: 'my-fields',
  line: 'my-line',
  field: 'my-field',
  'label-row': 'my-label-row',
  label: 'my-label also',
  'side-toggle': 'my-side-toggle',
  required: 'my-required',
  description: 'my-description',
  error: 'my-error',
  control: 'my-control',
  input: 'my-input',
  checkbox: 'my-checkbox',
  'select-trigger': 'my-select-trigger',
  'select-filter': 'my-select-filter',
  'select-popup': 'my-select-popup',
  option: 'my-option',
  chip: 'my-chip',
  'code-editor': 'my-code-editor',
  read: 'my-read',
  heading: 'my-heading',
  card: 'my-card',
  'card-header': 'my-card-header',
  'card-title': 'my-card-title',
  'card-description': 'my-card-description',
  'card-body': 'my-card-body',
  'group-toggle': 'my-group-toggle',
  'row-list': 'my-row-list',
  row: 'my-row',
  'row-header': 'my-row-header',
  'row-toggle': 'my-row-toggle',
  'row-title': 'my-row-title',
  'row-body': 'my-row-body',
  menu: 'my-menu',
  'menu-item': 'my-menu-item',
}
const parts = Object.entries(given)

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    text('name', { validation: { required: true }, ui_options: { ui_layout: { type: 'horizontal', elements: ['name', 'mail'] } } }),
    text('mail', { description: 'Where to.' }),
    text('note', { ui_options: { ui_widget: 'textarea' } }),
    text('secret', { ui_options: { ui_widget: 'password' } }),
    text('day', { format: 'date' }),
    text('code', { ui_options: { ui_widget: 'CodeblockWidget' } }),
    { id: 'count', type: 'integer', label: 'count' },
    { id: 'agreed', type: 'boolean', label: 'agreed' },
    { id: 'head', type: 'object', label: 'head' },
    { id: 'tags', type: 'array', label: 'tags', items: { type: 'string' }, choices: { values: [{ value: 'a', label: 'A' }] } },
    { id: 'group', type: 'object', label: 'group', description: 'More.', fields: [text('city')] },
    { id: 'rows', type: 'array', label: 'rows', items: { type: 'object', label: 'row', fields: [text('first')] } },
  ],
}
const values = { tags: ['a'], rows: [{ first: 'x' }], gone: 'set aside' }

/** The parts rendered now, and elements of parts without the host's class. */
function readParts() {
  const drawn = parts.filter(([part]) => document.querySelector(`.mf-${part}`) !== null).map(([part]) => part)
  const bare = parts.flatMap(([part, own]) =>
    [...document.querySelectorAll(`.mf-${part}`)].filter((element) => !element.matches(`.${own.replace(' ', '.')}`)),
  )
  return { drawn, bare: bare.map(({ outerHTML }) => outerHTML) }
}

it('reach every part, and each element of it', async () => {
  const seen = new Set<string>()
  const look = () => {
    const { drawn, bare } = readParts()
    expect(bare).toEqual([])
    for (const part of drawn) seen.add(part)
  }
  const { unmount } = await render(
    <ModuleForm schema={schema} initialValues={values} classNames={given} codeEditor={() => Promise.resolve(monaco)} templates={{}} />,
  )
  await expect.element(page.getByRole('button', { name: 'Expression for mail' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'code' })).toBeInTheDocument()
  page.getByRole('textbox', { name: 'code' }).element().scrollIntoView()
  await vi.waitFor(() => expect(document.querySelector('.monaco-editor')).not.toBeNull())
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(page.getByRole('heading', { name: 'Fix 1 field to continue' })).toBeVisible()
  look()
  await userEvent.click(page.getByRole('combobox', { name: 'tags' }))
  await expect.element(page.getByRole('option', { name: 'A' })).toBeVisible()
  look()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Actions x' }))
  await expect.element(page.getByRole('menu')).toBeVisible()
  look()
  await unmount()
  await render(<ModuleForm schema={schema} initialValues={values} classNames={given} readOnly />)
  look()
  expect(parts.map(([part]) => part).filter((part) => !seen.has(part))).toEqual([])
})

it('stand beside those of the form, so that its look stays where the host says nothing', async () => {
  await render(<ModuleForm schema={schema} classNames={{ control: 'tall' }} />)
  const control = page.getByRole('textbox', { name: 'mail' }).element().parentElement
  expect(control?.className).toBe('mf-control tall')
})
