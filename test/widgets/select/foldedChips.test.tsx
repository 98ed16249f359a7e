import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const values = Array.from({ length: 25 }, (_, index) => `v${index}`)
const many = {
  id: 'many',
  type: 'array',
  label: 'Many',
  items: { type: 'string', choices: { values: values.map((value) => ({ value, label: value })) } },
}
const form = createRef<ModuleFormHandle>()
const open = () => render(<ModuleForm ref={form} schema={schemaOf([many])} initialValues={{ many: values }} />)
const chosen = () => form.current?.getFormData()
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

describe('Chips of which only the first are shown', () => {
  it('give the focus to a neighbour when the last of them is removed', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Remove v19' }))
    expect(chosen()).toEqual({ many: values.filter((value) => value !== 'v19') })
    expect(focused()).toBe('Remove v18')
  })

  it('are reached by arrows from the button that shows all, which removes none', async () => {
    open()
    const all = screen.getByRole('button', { name: '+5 more' })
    all.focus()
    await userEvent.keyboard('{Delete}{Backspace}')
    expect(chosen()).toEqual({ many: values })
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Remove v19')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(all)
  })

  it('lose none to Backspace in the filter that nobody sees', async () => {
    open()
    await userEvent.click(screen.getByRole('combobox', { name: 'Many' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Backspace}')
    expect(chosen()).toEqual({ many: values })
    expect(focused()).toBe('+5 more')
  })
})
