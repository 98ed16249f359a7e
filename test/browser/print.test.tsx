import { version } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { schemaOf } from '../support/createTestForm.ts'

it(`a checked box is printed as one: browsers leave backgrounds out (React ${version})`, async () => {
  const fields = [{ id: 'agreed', type: 'boolean', label: 'Agreed' }]
  await render(<ModuleForm schema={schemaOf(fields)} initialValues={{ agreed: true }} />)
  const box = page.getByRole('checkbox', { name: 'Agreed' })
  await expect.element(box).toBeChecked()
  const [own, mark] = [getComputedStyle(box.element()), getComputedStyle(box.element(), '::before')]
  expect([own.printColorAdjust, mark.printColorAdjust]).toEqual(['exact', 'exact'])
})

const note = { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } }
const query = { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } }
const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}`)
const initialValues = { note: lines.join('\n'), query: { lines } }

/** The media that style sheets are applied for, until the test ends. */
async function showMedia(media: string) {
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media })
}

it.each([note, query])('all lines of a long text are printed: $label', async (field) => {
  await render(<ModuleForm schema={schemaOf([field])} initialValues={initialValues} />)
  const text = page.getByRole('textbox', { name: field.label }).element()
  const isWhole = () => text.scrollHeight <= text.clientHeight
  expect(isWhole()).toBe(false)
  await showMedia('print')
  await expect.poll(isWhole).toBe(true)
})

it.each([note, query])('a text that is longer than a page goes on on the next one: $label', async (field) => {
  await render(<ModuleForm schema={schemaOf([field])} initialValues={initialValues} />)
  const text = page.getByRole('textbox', { name: field.label }).element()
  await showMedia('print')
  // Browsers divide no item of a flexible box between pages.
  await expect.poll(() => [text, text.parentElement].map((box) => box && getComputedStyle(box).display)).toEqual(['block', 'block'])
})

/** Columns are divided like pages, but can be measured. */
const pages = { height: 300, columnFill: 'auto', columnWidth: 300 } as const

it('a label is printed on the page of its control, wherever the pages end', async () => {
  const fields = Array.from({ length: 9 }, (_, index) =>
    [note, { id: 'name', type: 'string', label: 'Name', description: 'As on the card.' }].map((field) => ({
      ...field,
      id: `${field.id}${index}`,
    })),
  ).flat()
  const { rerender } = await render(<ModuleForm schema={schemaOf(fields)} />)
  await showMedia('print')
  for (let above = 0; above < 120; above += 7) {
    await rerender(
      <div style={pages}>
        <div style={{ height: above }} />
        <ModuleForm schema={schemaOf(fields)} />
      </div>,
    )
    const apart = [...document.querySelectorAll('.mf-field')].filter((field) => {
      const [label, control] = ['.mf-label', '.mf-control'].map((part) => field.querySelector(part)?.getClientRects()[0]?.left)
      return label !== control
    })
    expect(apart).toEqual([])
  }
})

it('rows fill the page that they begin on, folded ones too', async () => {
  const items = { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] }
  const people = Array.from({ length: 30 }, (_, index) => ({ name: `Person ${index}` }))
  await render(
    <div style={pages}>
      <div style={{ height: 100 }} />
      <ModuleForm schema={schemaOf([{ id: 'people', type: 'array', label: 'People', items }])} initialValues={{ people }} />
    </div>,
  )
  await showMedia('print')
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left
  await expect.poll(() => leftOf('.mf-rows')).toBeLessThan(pages.columnWidth)
})

it.each([note, query])('a long text leaves its label where it is: $label', async (field) => {
  await render(<ModuleForm schema={schemaOf([field])} initialValues={initialValues} />)
  await showMedia('print')
  const label = page.getByText(field.label, { exact: true }).element().closest('.mf-label-row')
  await expect.poll(() => label && getComputedStyle(label).breakAfter).toBe('auto')
})

it.each(['dark', undefined] as const)('paper is white, where the screen is dark: theme %s on a dark page', async (theme) => {
  document.documentElement.style.colorScheme = 'dark'
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
  await render(<ModuleForm schema={schemaOf([note])} theme={theme} />)
  const form = document.querySelector('.mf') ?? document.body
  const colours = () =>
    [getComputedStyle(form).backgroundColor, getComputedStyle(form).color].map((colour) => Number(/[\d.]+/.exec(colour)))
  const [paper = 0, ink = 1] = colours()
  expect(paper).toBeLessThan(ink)
  await showMedia('print')
  await expect.poll(colours).toEqual([1, expect.closeTo(0.23, 2)])
})
