import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import { createRef } from 'react'
import 'moduleform/styles.css'
import { completions, control, list, option, toggle } from './referenceForm.tsx'

const editor = { ui_options: { ui_widget: 'CodeblockWidget' } }
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'code', type: 'string', label: 'Code', ...editor },
    { id: 'json', type: 'object', fields: [], label: 'Data', ...editor },
  ],
}
const start = { code: 'a = 1\nb = 2', json: { a: 1 } }

/** Whether a field has an editor that can take the focus: it is created in an element without `display`, which a later render shows. */
function isEditor(label: string): boolean {
  const element = control(label).element()
  return element.closest('.monaco-editor') !== null && element.checkVisibility()
}

/** Focuses an editor, and waits until it takes keys. */
async function focus(label: string): Promise<void> {
  const element = control(label).element()
  if (element instanceof HTMLElement) element.focus()
  await vi.waitFor(() => expect(element.closest('.monaco-editor')?.classList).toContain('focused'))
}

/** A form with two code fields, once both have an editor. */
async function openCode(props: Partial<ModuleFormProps> = {}) {
  const form = createRef<ModuleFormHandle>()
  await render(
    <ModuleForm
      ref={form}
      schema={schema}
      initialValues={start}
      templates={{ complete: () => completions }}
      codeEditor={() => Promise.resolve(monaco)}
      {...props}
    />,
  )
  await expect.element(toggle('Data')).toBeVisible()
  for (const label of ['Code', 'Data']) await vi.waitFor(() => expect(isEditor(label)).toBe(true))
  return { data: () => form.current?.getFormData() }
}

/** Drops a text on an element with the mouse, at this many letters from its start. */
function drop(element: Element, text: string, letters = 0): void {
  const { left, top, width } = element.getBoundingClientRect()
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', text)
  const init = {
    bubbles: true,
    composed: true,
    cancelable: true,
    dataTransfer,
    clientX: left + 1 + (letters && (letters * width) / element.textContent.length),
    clientY: top + 5,
  }
  for (const type of ['dragenter', 'dragover', 'drop']) element.dispatchEvent(new DragEvent(type, init))
}

/** Drops a text in an editor, on letters that it renders as one element. */
async function dropAt(label: string, letters: string, text: string, at = 0): Promise<void> {
  const findShown = () => {
    const shown = [...(control(label).element().closest('.monaco-editor')?.querySelectorAll('.view-line span span') ?? [])]
    return shown.find(({ textContent }) => textContent.replaceAll('\u00a0', ' ') === letters)
  }
  drop(await vi.waitUntil(findShown), text, at)
}

describe('references in a code editor', () => {
  it.each([
    ['Code', 'code'],
    ['Data', 'json'],
  ] as const)('leave it as it was where the toggle is pressed there and back: %s', async (label, id) => {
    const { data } = await openCode()
    await toggle(label).click()
    await vi.waitFor(() => expect(isEditor(label)).toBe(false))
    await userEvent.fill(control(label), '')
    await userEvent.keyboard('{{{{tot')
    await userEvent.click(option('Total'))
    await expect.element(list).not.toBeInTheDocument()
    await expect.poll(() => data()?.[id]).toBe('{{ steps.order.total }}')
    await toggle(label).click()
    await vi.waitFor(() => expect(isEditor(label)).toBe(true))
    await expect.poll(() => data()?.[id]).toEqual(start[id])
    await expect.poll(() => control(label).element().closest('.monaco-editor')?.textContent).toContain('1')
  })

  it('are dropped where the mouse is: into code, which stays code, and into data', async () => {
    const { data } = await openCode({ initialValues: { ...start, json: { a: 'x' } } })
    await dropAt('Code', 'b = 2', '{{ steps.order.id }}')
    await expect.poll(() => data()?.['code']).toBe('a = 1\n{{ steps.order.id }}b = 2')
    await expect.element(toggle('Code')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(control('Code')).toHaveFocus()
    await dropAt('Data', '"x"', '{{ steps.order.id }}', 1)
    await expect.poll(() => data()?.['json']).toEqual({ a: '{{ steps.order.id }}x' })
  })

  it('are listed behind braces, and put in their place', async () => {
    const { data } = await openCode()
    await focus('Code')
    await userEvent.keyboard('{Control>}{End}{/Control} + {{{{')
    const listed = () =>
      [...document.querySelectorAll('.suggest-widget.visible .monaco-list-row')].map((row) => row.getAttribute('aria-label'))
    await expect.poll(listed).toHaveLength(3)
    await userEvent.keyboard(' tot')
    await expect.poll(() => listed()[0]).toContain('Total')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => data()?.['code']).toBe('a = 1\nb = 2 + {{ steps.order.total }}')
    await expect.element(control('Code')).toHaveFocus()
  })

  it('take the place of data of which nothing is left', async () => {
    const { data } = await openCode()
    await focus('Data')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    const editorOf = () => control('Data').element().closest('.monaco-editor')
    await expect.poll(() => editorOf()?.querySelectorAll('.view-line').length).toBe(1)
    await expect.poll(() => data()).not.toHaveProperty('json')
    drop(editorOf()?.querySelector('.view-lines') ?? document.body, '{{ steps.order.id }}')
    await expect.poll(() => data()?.['json']).toBe('{{ steps.order.id }}')
    await expect.element(toggle('Data')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(control('Data')).toHaveValue('{{ steps.order.id }}')
  })

  it('are typed over data, in the text control that takes over with the caret', async () => {
    const { data } = await openCode()
    await focus('Data')
    // The editor closes the braces automatically.
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{{{{ a')
    await expect.poll(() => data()?.['json']).toBe('{{ a}}')
    await expect.element(control('Data')).toHaveFocus()
    await userEvent.keyboard('b ')
    await expect.poll(() => data()?.['json']).toBe('{{ ab }}')
    await toggle('Data').click()
    await vi.waitFor(() => expect(isEditor('Data')).toBe(true))
  })
})
