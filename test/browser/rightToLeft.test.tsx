import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { Unsupported } from '../../src/widgets/unsupported/Unsupported.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { widgetPropsOf } from '../widgets/widgetPropsOf.ts'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'shift', type: 'number', label: 'Shift', description: 'In hours.' },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    {
      id: 'rows',
      type: 'array',
      label: 'Rows',
      items: { type: 'object', label: 'Row', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
    },
  ],
}
const values = { shift: -1, note: 'name@', rows: [{ name: 'A name much longer than its row is wide'.repeat(4) }, {}] }

/** Left and right edge of the text in an element, in px from those of the element. */
function edgesOf(element: Element | null | undefined): { readonly left: number; readonly right: number } {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  const [text, box] = [range.getBoundingClientRect(), element?.getBoundingClientRect() ?? new DOMRect()]
  return { left: text.left - box.left, right: box.right - text.right }
}

it('keeps the beginning of a text that is cut, and the full stop of a sentence at its end', async () => {
  const long = 'Choose one of all the states of all the countries, of which there are more than fit here.'
  await render(
    <div dir="rtl" style={{ width: 360 }} className="mf">
      <SelectWidget {...widgetPropsOf()} placeholder={long} options={optionsOf([])} />
      <Unsupported {...widgetPropsOf()} field={{ type: 'file' }} />
    </div>,
  )
  const cut = document.querySelector('.mf-select-placeholder')
  expect(edgesOf(cut).left).toBe(0)
  expect(edgesOf(cut).right).toBeLessThan(0)
  expect(getComputedStyle(page.getByText('cannot be edited here').element()).unicodeBidi).toBe('plaintext')
})

it('keeps what is written in its own direction and puts it where a page from right to left has its texts', async () => {
  await render(
    <div dir="rtl" style={{ width: 360 }}>
      <ModuleForm schema={schema} initialValues={values} />
    </div>,
  )
  for (const name of ['Shift', 'Note']) {
    const { unicodeBidi, textAlign } = getComputedStyle(page.getByRole('textbox', { name }).element())
    expect({ unicodeBidi, textAlign }).toEqual({ unicodeBidi: 'plaintext', textAlign: 'right' })
  }
  expect(edgesOf(page.getByText('In hours.').element()).right).toBe(0)
  // A cut title keeps its beginning.
  expect(edgesOf(document.querySelector('.mf-row-title')).left).toBe(0)
})

it.each(['ltr', 'rtl'])('lets the row of a value end where its card does, with buttons and without: %s', async (direction) => {
  const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }
  const form = (disabled: boolean) => (
    <div dir={direction} style={{ width: 360 }}>
      <ModuleForm schema={{ ...schema, fields: [tags] }} initialValues={{ tags: ['a'] }} disabled={disabled} />
    </div>
  )
  /** The space before and after the content of the row; for icons without their padding. */
  const spaces = () => {
    const row = document.querySelector('.mf-row')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = [...document.querySelectorAll('.mf-row .mf-control, .mf-row .mf-icon-button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const space = element.matches('button') ? (width - 16) / 2 : 0
      return new DOMRect(x + space, y, width - 2 * space, height)
    })
    const left = Math.min(...boxes.map((box) => box.left)) - row.left
    const right = row.right - Math.max(...boxes.map((box) => box.right))
    return [left, right]
  }
  const { rerender } = await render(form(false))
  expect(spaces()).toEqual([12, 12])
  await rerender(form(true))
  expect(document.querySelector('.mf-row .mf-icon-button')).toBeNull()
  expect(spaces()).toEqual([12, 12])
})

it('writes a placeholder in its own direction', async () => {
  await render(
    <div dir="rtl" style={{ width: 360 }}>
      <ModuleForm schema={{ ...schema, fields: [{ id: 'on', type: 'string', format: 'date', label: 'On' }] }} />
    </div>,
  )
  // It has the format of the locale, which loads on its own.
  await expect.element(page.getByPlaceholder('e.g.')).toBeVisible()
  expect(getComputedStyle(page.getByRole('textbox', { name: 'On' }).element(), '::placeholder').unicodeBidi).toBe('plaintext')
})
