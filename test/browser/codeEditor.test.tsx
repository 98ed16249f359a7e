import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeEditor, type CodeEditorProps } from 'moduleform/monaco'
import 'moduleform/styles.css'
import { translatePage } from '../support/translatePage.ts'

const nothing = () => {}

/** The editor in a labelled field, between two buttons as tab stops. */
function CodeForm({ initial = '', ...props }: Partial<CodeEditorProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <main className="mf">
      <h1>Form</h1>
      <button type="button">Before</button>
      <label htmlFor="filter">Filter</label>
      <CodeEditor
        id="filter"
        language="json"
        ariaLabel="Filter"
        describedBy="note"
        invalid={false}
        readOnly={false}
        fills={false}
        onBlur={nothing}
        {...props}
        value={value}
        onChange={(text) => {
          setValue(text)
          props.onChange?.(text)
        }}
      />
      <span id="note">JSON, please.</span>
      <button type="button" onClick={() => setValue('{ "status": "active" }')}>
        After
      </button>
    </main>
  )
}

const box = page.getByRole('textbox', { name: 'Filter' })

afterEach(() => document.documentElement.style.removeProperty('color-scheme'))

it('hands on what is typed', async () => {
  const onChange = vi.fn()
  await render(<CodeForm language="sql" onChange={onChange} />)
  await userEvent.click(page.getByText('Filter'))
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('select 1')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('select 1'))
})

it('shows code as it is on a page that the browser translates', async () => {
  await render(<CodeForm language="sql" />)
  await expect.element(box).toBeInTheDocument()
  onTestFinished(translatePage())
  await userEvent.click(page.getByText('Filter'))
  await userEvent.keyboard('select 1')
  await expect.poll(() => document.querySelector('.view-lines')?.textContent.replace(/\s/g, ' ')).toBe('select 1')
})

it('lets Tab go through it in both directions and says when it is left', async () => {
  const onBlur = vi.fn()
  await render(<CodeForm onBlur={onBlur} />)
  await expect.element(box).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await vi.waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
  await userEvent.tab({ shift: true })
  await expect.element(box).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

it('indents with Tab once Ctrl+M was pressed, until it is pressed again', async () => {
  const onChange = vi.fn()
  await render(<CodeForm language="sql" onChange={onChange} />)
  await userEvent.click(page.getByText('Filter'))
  await userEvent.keyboard('{Control>}m{/Control}')
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('  '))
  await userEvent.keyboard('{Control>}m{/Control}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('tells whether Tab indents each time that changes, which it does not in a text that can only be read', async () => {
  const onTabChange = vi.fn()
  const { rerender } = await render(<CodeForm onTabChange={onTabChange} />)
  await userEvent.click(page.getByText('Filter'))
  await userEvent.keyboard('{Control>}mmm{/Control}')
  expect(onTabChange.mock.calls).toEqual([[true], [false], [true]])
  await rerender(<CodeForm onTabChange={onTabChange} readOnly />)
  await userEvent.keyboard('{Control>}m{/Control}')
  expect(onTabChange).toHaveBeenCalledTimes(3)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('shows a value that changes from outside', async () => {
  const { container } = await render(<CodeForm initial="{}" />)
  await expect.element(box).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'After' }))
  await vi.waitFor(() =>
    expect(container.querySelector('.view-lines')?.textContent.replaceAll('\u00a0', ' ')).toBe('{ "status": "active" }'),
  )
})

it('marks broken JSON', async () => {
  const { container } = await render(<CodeForm initial='{"a": }' />)
  await vi.waitFor(() => expect(container.querySelector('.squiggly-error')).not.toBeNull())
})

it('is tied to label, description and error', async () => {
  await render(<CodeForm invalid />)
  await expect.element(box).toHaveAccessibleDescription('JSON, please.')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})

it('is required as long as its field is', async () => {
  const { rerender } = await render(<CodeForm required />)
  await expect.element(box).toBeRequired()
  await rerender(<CodeForm required={false} />)
  await expect.element(box).not.toBeRequired()
})

it('cannot be typed into where it is read-only', async () => {
  await render(<CodeForm readOnly initial="{}" />)
  await expect.element(box).toHaveAttribute('readonly')
})

it('grows with its lines up to a limit', async () => {
  const expectHeight = async (lines: number, shownLines: number) => {
    const { container, unmount } = await render(<CodeForm initial={'x\n'.repeat(lines - 1)} />)
    await expect.element(box).toBeInTheDocument()
    await expect.poll(() => container.querySelector('.mf-code-editor')?.clientHeight).toBe(shownLines * 19 + 16)
    await unmount()
  }
  await expectHeight(1, 3)
  await expectHeight(8, 8)
  await expectHeight(100, 16)
})

it('shows code from left to right on a page that runs the other way', async () => {
  const { container } = await render(
    <div dir="rtl">
      <CodeForm initial="{}" />
    </div>,
  )
  await expect.element(box).toBeInTheDocument()
  const line = await vi.waitUntil(() => container.querySelector('.view-line > span'))
  const editor = container.querySelector('.mf-code-editor')?.getBoundingClientRect()
  expect(line.getBoundingClientRect().left - (editor?.left ?? 0)).toBeLessThan(60)
  expect(line.getBoundingClientRect().left - (editor?.left ?? 0)).toBeGreaterThan(0)
})

it.each([
  ['light', 'vs'],
  ['dark', 'vs-dark'],
])('follows a %s page, also when it changes, without findings of axe', async (scheme, theme) => {
  document.documentElement.style.colorScheme = scheme === 'light' ? 'dark' : 'light'
  const { container } = await render(<CodeForm initial='{ "status": "active", "limit": 20 }' />)
  await expect.element(box).toBeInTheDocument()
  document.documentElement.style.colorScheme = scheme
  await vi.waitFor(() => expect(container.querySelector('.monaco-editor')?.classList).toContain(theme))
  const { violations } = await axe.run(container)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('asks no other origin for anything', async () => {
  await render(<CodeForm initial='{"a": }' />)
  await expect.element(box).toBeInTheDocument()
  const origins = performance
    .getEntriesByType('resource')
    .map(({ name }) => (new URL(name).protocol === 'data:' ? location.origin : new URL(name).origin))
  expect(new Set(origins)).toEqual(new Set([location.origin]))
})
