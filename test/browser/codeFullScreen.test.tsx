import axe from 'axe-core'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    {
      id: 'query',
      type: 'string',
      label: 'Query',
      ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'javascript' } },
      default: 'const answer = 42',
    },
    { id: 'note', type: 'string', label: 'Note' },
  ],
}
const form = <ModuleForm schema={schema} codeEditor={() => Promise.resolve(monaco)} />

/** A modal dialog of the host around the form. */
function DialogAround() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <dialog ref={dialog} aria-label="Step" style={{ width: 500, height: 300 }}>
        {form}
      </dialog>
    </>
  )
}

const editor = page.getByRole('textbox', { name: 'Query' })
const enter = page.getByRole('button', { name: 'Full screen: Query' })
const leave = page.getByRole('button', { name: 'Exit full screen: Query' })
const whole = page.getByRole('dialog', { name: 'Query' })
const monacoOf = () => document.querySelector('.monaco-editor')

/** Waits until the editor has replaced the textarea. */
const editorIsThere = () => vi.waitFor(() => expect(monacoOf()).not.toBeNull())
const typed = () => document.querySelector('.view-lines')?.textContent.replaceAll('\u00a0', ' ')
const isOnTop = (element: Element | null | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return element?.contains(hit) === true
}

it('covers the window with the same editor and takes the focus there; the page does not move', async () => {
  await render(<div style={{ transform: 'translateX(10px)', overflow: 'hidden', height: 400 }}>{form}</div>)
  await editorIsThere()
  const before = monacoOf()
  const noteTop = page.getByRole('textbox', { name: 'Note' }).element().getBoundingClientRect().top
  await userEvent.click(enter)
  await expect.element(whole).toBeVisible()
  await expect.element(editor).toHaveFocus()
  expect(whole.element().getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth, height: innerHeight })
  expect(page.getByRole('textbox', { name: 'Note' }).element().getBoundingClientRect().top).toBe(noteTop)
  expect(monacoOf()).toBe(before)
  await vi.waitFor(() => expect(monacoOf()?.clientHeight).toBeGreaterThan(innerHeight - 80))
  const { violations } = await axe.run(whole.element())
  expect(violations.map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(whole).not.toBeInTheDocument()
  await expect.element(editor).toHaveFocus()
  expect(page.getByRole('textbox', { name: 'Note' }).element().getBoundingClientRect().top).toBe(noteTop)
})

it('keeps Tab inside, and the focus on the button that leaves', async () => {
  await render(form)
  await editorIsThere()
  await userEvent.click(enter)
  await expect.element(editor).toHaveFocus()
  await userEvent.tab()
  await expect.element(leave).toHaveFocus()
  await userEvent.tab()
  await expect.element(editor).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(leave).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(whole).not.toBeInTheDocument()
  await expect.element(enter).toHaveFocus()
})

it('leaves Escape to the editor as long as it has a use for it, and keeps what was typed', async () => {
  await render(form)
  await editorIsThere()
  await userEvent.click(enter)
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}con{Control>} {/Control}')
  await vi.waitFor(() => expect(document.querySelector('.suggest-widget.visible')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('.suggest-widget.visible')).toBeNull())
  await expect.element(whole).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(whole).not.toBeInTheDocument()
  expect(typed()).toContain('con')
})

it('works in a modal dialog: what pops up is inside and on top, and Escape leaves the dialog open', async () => {
  await render(<DialogAround />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await editorIsThere()
  const dialog = page.getByRole('dialog', { name: 'Step' })
  await userEvent.click(page.getByText('Query', { exact: true }))
  await expect.element(editor).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}con{Control>} {/Control}')
  await vi.waitFor(() => expect(isOnTop(document.querySelector('.suggest-widget.visible'))).toBe(true))
  expect(dialog.element().contains(document.querySelector('.suggest-widget'))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('.suggest-widget.visible')).toBeNull())
  await expect.element(dialog).toBeVisible()

  await userEvent.click(enter)
  await expect.element(whole).toBeVisible()
  expect(isOnTop(whole.element())).toBe(true)
  expect(whole.element().getBoundingClientRect().width).toBe(innerWidth)
  await userEvent.keyboard('{Escape}')
  await expect.element(whole).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})
