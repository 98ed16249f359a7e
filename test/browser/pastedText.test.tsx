import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'

const text = (id: string, more: object = {}) => ({ id, type: 'string', label: id, ...more })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    text('Phone', { validation: { pattern: '^\\+?[0-9 ]+$' } }),
    text('Key', { format: 'uuid' }),
    text('Site', { format: 'uri' }),
    text('Name'),
    text('Account', {
      choices: {
        values: [
          { value: 'c', label: 'Contoso GmbH' },
          { value: 'f', label: 'Fabrikam' },
        ],
      },
    }),
    {
      id: 'Tags',
      type: 'array',
      label: 'Tags',
      items: { type: 'string' },
      choices: { values: ['red', 'green'].map((value) => ({ value, label: value })) },
    },
    text('Code', { ui_options: { ui_widget: 'password' }, validation: { pattern: '.' } }),
  ],
}

const box = (name: string) => page.getByLabelText(name, { exact: true })

/** Opens a form, of which the code that loads with the first focus is there, and puts a text into the clipboard. */
async function open(copied: string) {
  const form = createRef<ModuleFormHandle>()
  await render(
    <>
      <textarea aria-label="Source" defaultValue={copied} />
      <ModuleForm ref={form} schema={schema} initialValues={{ Name: 'x' }} />
    </>,
  )
  // Its undo by keys comes with the same code.
  await userEvent.fill(box('Name'), 'y')
  await userEvent.tab()
  await expect.poll(() => form.current?.canUndo).toBe(true)
  await userEvent.click(box('Source'))
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.copy()
  const paste = async (name: string) => {
    await userEvent.click(box(name))
    await userEvent.paste()
  }
  return { paste, data: (name: string) => form.current?.getFormData()[name] }
}

describe('invisible characters in a text that is pasted', () => {
  const uuid = '123e4567-e89b-12d3-a456-426614174000'

  it.each([
    ['Phone', '\u202A+49 30 1234\u202C', '+49 30 1234'],
    ['Key', `\uFEFF${uuid}\u200B`, uuid],
    ['Site', 'https://a.example/\u2068b\u2069\u200E', 'https://a.example/b'],
    ['Site', 'https://a.example/\u0646\u200C\u0627', 'https://a.example/\u0646\u200C\u0627'],
    ['Name', 'a\u200Bb', 'ya\u200Bb'],
    ['Code', 'a\u200Bb', 'a\u200Bb'],
  ])('%s: %j becomes %j', async (name, copied, held) => {
    const { paste, data } = await open(copied)
    await paste(name)
    await expect.poll(() => data(name)).toBe(held)
  })

  it('are left out at the caret, and the browser undoes the paste', async () => {
    const { data } = await open('\u202A30\u202C')
    await userEvent.fill(box('Phone'), '491')
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.paste()
    await expect.poll(() => data('Phone')).toBe('49301')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => data('Phone')).toBe('491')
  })
})

describe('a text that is pasted on a closed select', () => {
  it.each([
    ['Account', ' Contoso GmbH\n', 'c'],
    ['Tags', 'green', ['green']],
  ])('%s: opens its list, filtered by %j', async (name, copied, chosen) => {
    const { data } = await open(copied)
    page.getByRole('combobox', { name }).element().focus()
    await userEvent.paste()
    await expect.element(page.getByRole('combobox', { name })).toHaveValue(copied.trim())
    await expect.element(page.getByRole('option')).toHaveTextContent(copied.trim())
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => data(name)).toEqual(chosen)
  })

  it('stays closed for a table', async () => {
    await open('a\tb')
    const trigger = page.getByRole('combobox', { name: 'Account' })
    trigger.element().focus()
    await userEvent.paste()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  })
})
