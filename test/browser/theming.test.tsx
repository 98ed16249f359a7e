import type { CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { pressInRowMenu } from './rowMenu.ts'
import 'moduleform/styles.css'

const group = (id: string, fields: readonly object[]) => ({ id, type: 'object', label: id, fields })
const city = { id: 'city', type: 'string', label: 'City' }
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [group('one', [group('two', [group('three', [city])])])] }

it.each([
  ['compact', 28],
  ['', 34],
  ['comfortable', 40],
])('draws controls of density %j %d px high', async (density, height) => {
  await render(
    <div data-density={density}>
      <ModuleForm schema={schema} />
    </div>,
  )
  const control = page.getByRole('textbox', { name: 'City' }).element().parentElement
  expect(control?.getBoundingClientRect().height).toBe(height)
})

it.each(['ltr', 'rtl'])('draws the rule of deep groups where lines start: %s', async (direction) => {
  await render(
    <div dir={direction}>
      <ModuleForm schema={schema} />
    </div>,
  )
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(page.getByRole('group', { name: 'three' }).element())
  expect([borderLeftWidth, borderRightWidth]).toEqual(direction === 'ltr' ? ['2px', '0px'] : ['0px', '2px'])
})

it('leaves the footer of a host free, where offers to undo stay in sight above it', async () => {
  const people = { id: 'people', type: 'array', label: 'People', items: { type: 'object', label: 'Person', fields: [city] } }
  const cities = Array.from({ length: 30 }, (_, index) => ({ ...city, id: `city${index}`, label: `City ${index}` }))
  await render(
    <div style={{ height: 300, overflow: 'auto', '--mf-edge-inset': '50px' } as CSSProperties /* React's type has no custom properties. */}>
      <ModuleForm
        schema={{ ...schema, fields: [people, ...cities] }}
        initialValues={{ people: Array.from({ length: 20 }, () => ({ city: 'Bonn' })), city0: 'Rome' }}
      />
      <footer style={{ position: 'sticky', bottom: 0, height: 50 }}>Footer</footer>
    </div>,
  )
  const footer = () => edges(page.getByText('Footer').element()).top
  await pressInRowMenu('Bonn', 'Remove')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(edges(document.querySelector('.mf-removed')).bottom).toBe(footer())
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => document.querySelector('.mf-edge-part')).not.toBeNull()
  const field = page.getByRole('textbox', { name: 'City 3', exact: true })
  field.element().focus()
  expect(edges(document.querySelector('.mf-edge')).bottom).toBe(footer())
  field.element().scrollIntoView({ block: 'nearest' })
  expect(edges(field.element()).bottom).toBeLessThanOrEqual(edges(document.querySelector('.mf-edge-part')).top)
})

const long = 'Recipients of the report that is sent every night'
const list = { id: 'list', type: 'array', label: long, items: { type: 'string', label: 'Recipient' }, validation: { required: true } }
const edges = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

it('keeps the count of rows beside a title that wraps', async () => {
  await render(
    <div style={{ width: 360 }}>
      <ModuleForm schema={{ ...schema, fields: [{ ...list, validation: {} }] }} initialValues={{ list: ['Ada'] }} />
    </div>,
  )
  const [title, count] = [edges(page.getByText(long).element()), edges(document.querySelector('.mf-count'))]
  expect(title.height).toBeGreaterThan(30)
  expect(count.left).toBeGreaterThanOrEqual(title.right)
  expect(count.top).toBeGreaterThan(title.top)
  expect(count.bottom).toBeLessThan(title.bottom)
})

it('rings a list with an error in its colour', async () => {
  await render(<ModuleForm schema={{ ...schema, fields: [list] }} />)
  page.getByRole('button', { name: 'Submit' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('group', { name: long }).element()
  await expect.poll(() => document.activeElement).toBe(card)
  const style = getComputedStyle(card)
  expect(style.boxShadow).toContain(' 0px 0px 0px 3px')
  const alone = document.createElement('i')
  alone.style.boxShadow = style.getPropertyValue('--mf-danger-ring')
  card.append(alone)
  expect(style.boxShadow).toBe(getComputedStyle(alone).boxShadow)
})

it('ends the button beside a label where the control ends', async () => {
  const content = { type: ['managed'], content_objects: [{ id: 'sizes' }] }
  const fields = [{ id: 'size', type: 'string', label: 'Size', choices: { values: [] }, content }]
  await render(
    <ModuleForm schema={{ ...schema, fields }} contentLoaders={{ sizes: () => Promise.resolve([{ value: 's', label: 'S' }]) }} />,
  )
  const button = edges(page.getByRole('button', { name: 'Refresh the options of Size' }).element())
  expect(button.right).toBe(edges(document.querySelector('.mf-control')).right)
})

it('draws no grip beside a counter', async () => {
  const fields = [{ id: 'note', type: 'string', label: 'Note', validation: { max_length: 4 }, ui_options: { ui_widget: 'textarea' } }]
  await render(<ModuleForm schema={{ ...schema, fields }} />)
  const note = page.getByRole('textbox', { name: 'Note' })
  expect(getComputedStyle(note.element()).resize).toBe('vertical')
  await note.fill('abcd')
  await expect.poll(() => document.querySelector('.mf-counter')).not.toBeNull()
  expect(getComputedStyle(note.element()).resize).toBe('none')
})

it('scrolls to a field in error with some space before its label', async () => {
  const fields = [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
    ...Array.from({ length: 20 }, (_, index) => ({ ...city, id: `city${index}` })),
  ]
  await render(
    <div data-testid="panel" style={{ height: 300, overflow: 'auto' }}>
      <ModuleForm schema={{ ...schema, fields }} />
    </div>,
  )
  const name = page.getByRole('textbox', { name: 'Name' }).element()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => document.activeElement).toBe(name)
  expect(edges(name.closest('.mf-field')).top - edges(page.getByTestId('panel').element()).top).toBeGreaterThan(12)
})

it('keeps the chosen values of a select that is disabled on their lines, with none to add to', async () => {
  const values = ['Contact', 'Deal', 'Email content']
  const choices = { values: values.map((value) => ({ value, label: value })) }
  const fields = [{ id: 'labels', type: 'array', label: 'Labels', items: { type: 'string' }, choices }]
  await render(
    <div style={{ width: 300 }}>
      <ModuleForm schema={{ ...schema, fields }} initialValues={{ labels: values }} disabled />
    </div>,
  )
  expect(edges(document.querySelector('.mf-control')).height).toBe(34)
})

it('draws the chevron of a select where the icons of other controls are', async () => {
  const choices = { values: [{ value: 'a', label: 'A' }] }
  const many = { id: 'many', type: 'array', label: 'Many', items: { type: 'string' }, choices }
  const fields = [{ id: 'one', type: 'string', label: 'One', choices }, many]
  await render(<ModuleForm schema={{ ...schema, fields }} />)
  for (const id of ['one', 'many']) {
    const select = document.querySelector(`[data-field="/${id}"] .mf-select`) ?? document.body
    const { width, height, marginBlockStart } = getComputedStyle(select, '::after')
    expect([width, height]).toEqual(['16px', '16px'])
    // Centred by the box, or with a margin at the top if values may wrap.
    expect(marginBlockStart).toBe(id === 'one' ? '0px' : '8px')
  }
})

it('draws the focus of a checked box, of a control in error and of a highlighted option as an opaque line', async () => {
  const fields = [
    { id: 'on', type: 'boolean', label: 'On', default: true },
    { id: 'size', type: 'string', label: 'Size', choices: { values: [{ label: 'S', value: 's' }] }, validation: { required: true } },
  ]
  await render(<ModuleForm schema={{ ...schema, fields }} />)
  const accent = () => getComputedStyle(page.getByRole('checkbox', { name: 'On' }).element()).backgroundColor
  await userEvent.tab()
  const box = getComputedStyle(page.getByRole('checkbox', { name: 'On' }).element())
  expect([box.outlineColor, box.outlineStyle, box.outlineWidth, box.outlineOffset]).toEqual([accent(), 'solid', '2px', '1px'])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'S' })).toHaveAttribute('data-active')
  const option = getComputedStyle(page.getByRole('option', { name: 'S' }).element())
  expect([option.outlineColor, option.outlineStyle]).toEqual([accent(), 'solid'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  const size = page.getByRole('combobox', { name: 'Size' }).element()
  await expect.poll(() => document.activeElement).toBe(size)
  const style = getComputedStyle(size.closest('.mf-control') ?? size)
  await expect.poll(() => style.boxShadow.startsWith(`${style.borderColor} 0px 0px 0px 1px, `)).toBe(true)
})
