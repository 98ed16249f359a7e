import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type LoadCodeEditor } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import 'moduleform/styles.css'

const code = (id: string, lines: number) => ({
  id,
  type: 'string',
  label: id,
  default: Array.from({ length: lines }, (_, index) => `line ${index + 1}`).join('\n'),
  ui_options: { ui_widget: 'CodeblockWidget' },
})
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [code('one', 1), code('eight', 8), code('forty', 40)] }
const box = (name: string) => page.getByRole('textbox', { name })
/** For loading the editor. */
const isEditor = (name: string) => box(name).element().closest('.monaco-editor') !== null

it('stays a textarea, and loads nothing, until the field comes into view', async () => {
  const load = vi.fn<LoadCodeEditor>(() => Promise.resolve(monaco))
  await render(
    <div data-testid="panel" style={{ height: 300, overflow: 'auto' }}>
      <div style={{ height: 2000 }} />
      <ModuleForm schema={schema} codeEditor={load} />
    </div>,
  )
  await expect.element(box('one')).toBeInTheDocument()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(load).not.toHaveBeenCalled()
  page.getByTestId('panel').element().scrollTop = 1720
  await vi.waitFor(() => expect(isEditor('one')).toBe(true))
  expect(load).toHaveBeenCalledOnce()
  expect(isEditor('forty')).toBe(false)
})

it('loads nothing in a shadow tree either, until the field comes into view', async () => {
  const load = vi.fn<LoadCodeEditor>(() => Promise.resolve(monaco))
  const above = document.body.appendChild(document.createElement('div'))
  above.style.height = '3000px'
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  await render(<ModuleForm schema={schema} codeEditor={load} />, { container, baseElement: container })
  await expect.element(box('one')).toBeInTheDocument()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(load).not.toHaveBeenCalled()
  above.remove()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  host.remove()
})

it('loads for a field that takes the focus, whose textarea stays until it is left', async () => {
  const load = vi.fn<LoadCodeEditor>(() => Promise.resolve(monaco))
  await render(
    <>
      <div style={{ height: 3000 }} />
      <ModuleForm schema={schema} codeEditor={load} />
    </>,
  )
  box('one').element().focus({ preventScroll: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await userEvent.keyboard('x')
  expect(isEditor('one')).toBe(false)
  await userEvent.tab()
  await vi.waitFor(() => expect(isEditor('one')).toBe(true))
})

it.each(['one', 'eight', 'forty'])('moves nothing when the editor takes the place of the textarea: %s', async (name) => {
  let arrive = (): void => {}
  const load: LoadCodeEditor = () => new Promise((resolve) => (arrive = () => resolve(monaco)))
  await render(<ModuleForm schema={{ ...schema, fields: schema.fields.filter(({ id }) => id === name) }} codeEditor={load} />)
  const field = box(name).element().closest('.mf-field')
  const height = field?.getBoundingClientRect().height
  await vi.waitFor(() => {
    arrive()
    expect(isEditor(name)).toBe(true)
  })
  expect(field?.getBoundingClientRect().height).toBe(height)
})

it('ends lines before the button over them, and says its keys on one line', async () => {
  const long = { ...code('long', 1), default: 'a '.repeat(400) }
  await render(
    <div style={{ width: 300 }}>
      <ModuleForm schema={{ ...schema, fields: [long] }} codeEditor={() => Promise.resolve(monaco)} />
    </div>,
  )
  await vi.waitFor(() => expect(document.querySelector('.view-line')).not.toBeNull())
  const button = page.getByRole('button', { name: /long/ }).element().getBoundingClientRect()
  const text = document.createRange()
  for (const line of document.querySelectorAll('.view-line')) {
    text.selectNodeContents(line)
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(button.left)
  }
  expect(page.getByText('Press Ctrl+M to indent with Tab').element().getBoundingClientRect().height).toBe(16)
})
