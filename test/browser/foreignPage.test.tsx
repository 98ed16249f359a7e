import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { schemaOf } from '../support/createTestForm.ts'
import { standStill } from './pointer.ts'

const choices = { values: Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` })) }
const content = { type: ['managed'], content_objects: [{ id: 'cities' }] }
const fields = [
  { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
  { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
  { id: 'moment', type: 'string', label: 'Moment', format: 'date-time' },
  { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
  { id: 'fruit', type: 'string', label: 'Fruit', choices },
  { id: 'city', type: 'string', label: 'City', content },
  { id: 'copy', type: 'boolean', label: 'Copy' },
  {
    id: 'people',
    type: 'array',
    label: 'People',
    items: { type: 'object', label: 'Person', fields: [{ id: 'first', type: 'string', label: 'First name' }] },
  },
]
const initialValues = { people: [{ first: 'Ada' }, { first: 'Grace' }] }

const style = document.createElement('style')
afterEach(() => style.remove())
const pageStyle = (css: string) => {
  style.textContent = css
  document.head.append(style)
}

const form = () => page.getByRole('group', { name: 'Configuration' }).element()
const boxOf = (element: Element) => element.getBoundingClientRect()

it.each([false, true])('nothing stands out of a panel without margins (templates: %s)', async (hasTemplates) => {
  const client = {
    loadSchema: () => Promise.reject(new Error('Not here.')),
    loadContent: () => Promise.reject(new Error('Not here.')),
  }
  await render(
    <div data-testid="panel" style={{ width: 280, overflow: 'auto' }}>
      <ModuleForm schema={schemaOf(fields)} client={client} {...(hasTemplates && { templates: {} })} initialValues={initialValues} />
    </div>,
  )
  await expect.element(page.getByRole('button', { name: /^Refresh/ })).toBeVisible()
  if (hasTemplates) await expect.element(page.getByRole('button', { name: /Expression/ }).first()).toBeVisible()
  const panel = page.getByTestId('panel').element()
  expect(panel.scrollWidth).toBe(panel.clientWidth)
})

it.each([{ display: 'flex' }, { display: 'grid', gridTemplateColumns: '1fr' }])(
  'a long word does not widen the column of the form: %o',
  async (row) => {
    await render(
      <div style={{ width: 500, ...row }}>
        <div style={{ flex: '1' }}>
          <ModuleForm schema={schemaOf(fields)} />
        </div>
      </div>,
    )
    for (const label of ['Name', 'Note', 'Moment', 'Query']) {
      await userEvent.fill(page.getByRole('textbox', { name: label, exact: true }), 'x'.repeat(200))
      expect(boxOf(form()).width).toBe(500)
    }
  },
)

it('labels keep their words whole beside what stands at their end', async () => {
  const layout = { ui_layout: { type: 'horizontal', elements: ['amount', 'currency', 'reference'] } }
  const line = ['Amount', 'Currency', 'Reference'].map((label) => ({
    id: label.toLowerCase(),
    type: 'string',
    label,
    validation: { required: true },
  }))
  await render(
    <div style={{ width: 520 }}>
      <ModuleForm
        schema={schemaOf(line.map((field, index) => ({ ...field, ...(index === 0 && { ui_options: layout }) })))}
        templates={{}}
      />
    </div>,
  )
  await expect.element(page.getByRole('button', { name: /Expression/ }).first()).toBeVisible()
  const labels = [...document.querySelectorAll('.mf-label')]
  expect(labels.map((label) => [label.textContent, label.getClientRects().length, boxOf(label).height < 30])).toEqual(
    line.map(({ label }) => [label, 1, true]),
  )
})

it('in a fieldset that is disabled, controls look as in a form that is', async () => {
  const looks = () => [...document.querySelectorAll('.mf-control')].map((box) => getComputedStyle(box).backgroundColor)
  const { rerender } = await render(<ModuleForm schema={schemaOf(fields)} disabled />)
  const disabled = looks()
  await rerender(
    <fieldset disabled>
      <ModuleForm schema={schemaOf(fields)} />
    </fieldset>,
  )
  expect(looks()).toEqual(disabled)
})

it('what is hidden stays so on a page that gives spans a display', async () => {
  pageStyle('span { display: inline-block }')
  await render(<ModuleForm schema={schemaOf(fields)} />)
  await expect.element(page.getByRole('textbox', { name: 'Moment' })).toBeVisible()
  const hidden = document.createElement('span')
  hidden.hidden = true
  form().append(hidden)
  expect(hidden.checkVisibility()).toBe(false)
})

it.each(['[hidden] { display: none }', '[hidden] { display: none !important }'])(
  'a folded group takes no place, and the page and the form find what is in it: %s',
  async (css) => {
    pageStyle(css)
    const city = { id: 'city', type: 'string', label: 'City' }
    await render(<ModuleForm schema={schemaOf([{ id: 'address', type: 'object', label: 'Address', fields: [city] }])} search />)
    const fold = page.getByRole('button', { name: 'Address' })
    await userEvent.click(fold)
    const body = document.getElementById(fold.element().getAttribute('aria-controls') ?? '')
    await expect.poll(() => body?.getAttribute('hidden')).toBe('until-found')
    const input = document.querySelector('.mf-card-body input')
    // Browsers find nothing in what is not displayed.
    expect([body?.checkVisibility(), body?.offsetHeight, input?.checkVisibility()]).toEqual([true, 0, false])
    await userEvent.type(page.getByRole('searchbox', { name: 'Search fields' }), 'city')
    await expect.element(page.getByRole('textbox', { name: 'City' })).toBeVisible()
  },
)

it('a page that rings its focused inputs does not ring ours twice', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} />)
  pageStyle("[type='text']:focus, [type='checkbox']:focus { box-shadow: 0 0 0 1px rgb(1, 2, 3); outline: 2px solid rgb(1, 2, 3) }")
  for (const control of [page.getByRole('textbox', { name: 'Name' }), page.getByRole('checkbox', { name: 'Copy' })]) {
    control.element().focus()
    const { boxShadow, outlineColor } = getComputedStyle(control.element())
    expect([boxShadow, outlineColor].join(' ')).not.toContain('rgb(1, 2, 3)')
  }
})

describe.each([0.8, 1.5])('on a page with a zoom of %f', (zoom) => {
  const openForm = async () => {
    pageStyle(`html { zoom: ${zoom} }`)
    await render(
      <div style={{ padding: 20 }}>
        <ModuleForm schema={schemaOf(fields)} initialValues={initialValues} />
      </div>,
    )
  }

  it('a list stands at its control, and is as wide', async () => {
    await openForm()
    const box = page.getByRole('combobox', { name: 'Fruit' })
    await userEvent.click(box)
    await expect.element(page.getByRole('option', { name: /^Choice 1/ }).first()).toBeVisible()
    await standStill()
    const control = document.querySelector('.mf-select:has([aria-expanded=true])')
    const popup = document.querySelector('.mf-select-popup')
    if (control === null || popup === null) throw new Error('No list is open.')
    const [own, list] = [boxOf(control), boxOf(popup)]
    expect(list.left).toBeCloseTo(own.left, 0)
    expect(list.right).toBeCloseTo(own.right, 0)
    expect(Math.min(Math.abs(list.top - own.bottom), Math.abs(own.top - list.bottom))).toBeLessThan(8 * zoom)
    const tops = page
      .getByRole('option')
      .elements()
      .map((option) => boxOf(option))
    expect(tops[1] && tops[0] && tops[1].top - tops[0].bottom).toBeCloseTo(0, 0)
  })

  it('the menu of a row stands at its button, in the window', async () => {
    await openForm()
    const button = page.getByRole('button', { name: 'Actions Ada' })
    await userEvent.click(button)
    const menu = page.getByRole('menu')
    await expect.element(menu).toBeVisible()
    await standStill()
    expect(boxOf(menu.element()).right).toBeCloseTo(boxOf(button.element()).right, 0)
    expect(boxOf(menu.element()).right).toBeLessThanOrEqual(innerWidth)
  })
})

it('the field that a failed submit focuses is in view once the summary above it has come', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(320, 256)
  const many = Array.from({ length: 8 }, (_, index) => ({ ...fields[0], id: `f${index}`, label: `Field ${index}` }))
  await render(<ModuleForm schema={schemaOf(many)} />)
  page.getByRole('button', { name: 'Submit' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: /^Field 7/ })).toBeInTheDocument()
  const first = page.getByRole('textbox', { name: 'Field 0' })
  await expect.element(first).toHaveFocus()
  await standStill()
  expect(boxOf(first.element()).bottom).toBeLessThanOrEqual(innerHeight)
})
