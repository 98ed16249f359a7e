import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'amount', type: 'number', label: 'Amount' },
    { id: 'count', type: 'integer', label: 'Count' },
    { id: 'note', type: 'string', label: 'Note' },
  ],
}

/** Types a text into a number field, leaves it, and reads the form data. */
const enter = async (name: 'Amount' | 'Count', text: string) => {
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={schema} />)
  const box = page.getByRole('textbox', { name })
  await userEvent.click(box)
  await userEvent.keyboard(text)
  await userEvent.tab()
  return { box, value: form.current?.getFormData()[name.toLowerCase()] }
}

describe('a number field', () => {
  it.each([
    ['1e5', 100_000],
    ['.5', 0.5],
    ['1.', 1],
    ['-3', -3],
    [' 12 ', 12],
    ['0.1', 0.1],
  ])('reads %j as %d', async (text, number) => {
    const { box, value } = await enter('Amount', text)
    expect(value).toBe(number)
    await expect.element(box).not.toHaveAttribute('aria-invalid')
  })

  it.each(['1,5', '1,000', '-', '0x10', '1 000', '12345678901234567890', '0.1000000000000000055'])(
    'keeps %j as typed, holds no number and says why',
    async (text) => {
      const { box, value } = await enter('Amount', text)
      expect(value).not.toBeTypeOf('number')
      await expect.element(box).toHaveValue(text)
      await expect.element(box).toHaveAttribute('aria-invalid', 'true')
      await expect.element(box).toHaveAccessibleDescription(/\S/)
    },
  )

  it('keeps a pasted text as it is', async () => {
    await render(<ModuleForm schema={schema} />)
    const note = page.getByRole('textbox', { name: 'Note' })
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await userEvent.fill(note, '1,000.00')
    await userEvent.click(note)
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    await userEvent.copy()
    await userEvent.click(amount)
    await userEvent.paste()
    await userEvent.tab()
    await expect.element(amount).toHaveValue('1,000.00')
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('an integer field', () => {
  it.each(['2.5', '9007199254740993', '12345678901234567890'])('keeps %j as typed and says why', async (text) => {
    const { box, value } = await enter('Count', text)
    expect(value).not.toBeTypeOf('number')
    await expect.element(box).toHaveValue(text)
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  })
})
