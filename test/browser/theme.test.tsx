import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
// Loaded before the tests, so that they do not measure the loading time.
import * as monaco from 'moduleform/monaco'
import 'moduleform/lint'
import 'moduleform/styles.css'
import stylesheet from '../../src/styles.css?inline'
import { schemaOf } from '../support/createTestForm.ts'

const choices = { values: [{ value: 's', label: 'Small' }] }
const schema = schemaOf([
  { id: 'size', type: 'string', label: 'Size', choices },
  { id: 'query', type: 'string', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language: 'json' } } },
])
const codeEditor = () => Promise.resolve(monaco)

beforeEach(() => document.documentElement.style.setProperty('color-scheme', 'light'))
afterEach(() => document.documentElement.style.removeProperty('color-scheme'))

/** Whether the background of a part is dark; only for parts with their own background. */
function isDark(selector: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  const element = document.querySelector(selector)
  if (!canvas || !element) throw new Error(`There is no ${selector}.`)
  canvas.fillStyle = getComputedStyle(element).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  return (canvas.getImageData(0, 0, 1, 1).data[1] ?? 255) < 128
}

it('holds for lists, the code editor and its full screen, also when it changes', async () => {
  const form = (theme: ModuleFormProps['theme']) => <ModuleForm schema={schema} theme={theme} codeEditor={codeEditor} />
  const { rerender } = await render(form('dark'))
  expect(isDark('.mf')).toBe(true)
  await userEvent.click(page.getByRole('combobox', { name: 'Size' }))
  await expect.element(page.getByRole('option', { name: 'Small' })).toBeVisible()
  expect(isDark('.mf-select-popup')).toBe(true)
  await userEvent.keyboard('{Escape}')

  const themeOfEditor = () => document.querySelector('.monaco-editor')?.className
  await expect.poll(themeOfEditor).toContain('vs-dark')
  await userEvent.click(page.getByRole('button', { name: 'Full screen: Query' }))
  await expect.poll(() => document.querySelector('[data-full]')).not.toBeNull()
  expect(isDark('.mf-code-frame')).toBe(true)

  await rerender(form('light'))
  await expect.poll(themeOfEditor).not.toContain('vs-dark')
  expect(isDark('.mf-code-frame')).toBe(false)
  expect(isDark('.mf')).toBe(false)

  document.documentElement.style.colorScheme = 'dark'
  await rerender(form(undefined))
  expect(isDark('.mf')).toBe(true)
  await expect.poll(themeOfEditor).toContain('vs-dark')
})

it('is followed by the code editor on a page that switches off transitions', async () => {
  const still = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => still.remove())
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  const form = (theme: ModuleFormProps['theme']) => <ModuleForm schema={schema} theme={theme} codeEditor={codeEditor} />
  const { rerender } = await render(form('dark'))
  const themeOfEditor = () => document.querySelector('.monaco-editor')?.className
  await expect.poll(themeOfEditor).toContain('vs-dark')
  await rerender(form('light'))
  await expect.poll(themeOfEditor).not.toContain('vs-dark')
})

/** A shadow root, which the page's stylesheets do not reach. */
function Island({ css = '', ...props }: ModuleFormProps & { readonly css?: string }) {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <div ref={attach}>
      {root &&
        createPortal(
          <>
            <style>{css}</style>
            <ModuleForm {...props} />
          </>,
          root,
        )}
    </div>
  )
}

it('tells of a stylesheet that was not imported, once in the console, and the form works', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  await render(
    <>
      <Island schema={schema} onProblems={onProblems} />
      <Island schema={schema} />
    </>,
  )
  await expect.poll(() => onProblems.mock.lastCall?.[0].map(({ code, level }) => [level, code])).toEqual([['error', 'host/no-stylesheet']])
  await expect.poll(() => error.mock.calls.length).toBe(1)
  expect(error.mock.lastCall?.[0]).toContain("Add import 'moduleform/styles.css'")
  await userEvent.click(page.getByRole('combobox', { name: 'Size' }).first())
  await userEvent.click(page.getByRole('option', { name: 'Small' }))
  await expect.element(page.getByRole('combobox', { name: 'Size' }).first()).toHaveTextContent('Small')
  error.mockRestore()
})

it('finds a stylesheet in the page, and in a shadow root', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const seen = vi.spyOn(window, 'getComputedStyle')
  await render(
    <>
      <ModuleForm schema={schema} onProblems={onProblems} />
      <Island css={stylesheet} schema={schema} onProblems={onProblems} />
    </>,
  )
  const isForm = (element: Element) => element.classList.contains('mf') && element.getRootNode() instanceof ShadowRoot
  await expect.poll(() => seen.mock.calls.some(([element]) => isForm(element))).toBe(true)
  await expect.poll(() => onProblems.mock.calls).toEqual([[[]], [[]]])
  expect(error).not.toHaveBeenCalled()
  seen.mockRestore()
  error.mockRestore()
})
