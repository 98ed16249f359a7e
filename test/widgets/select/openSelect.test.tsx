import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createClient } from 'moduleform/client'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const anyText = (value: string) => ({ type: 'string', validation: { pattern: '.*' }, choices: { values: [{ value, label: value }] } })
const form = createRef<ModuleFormHandle>()

function open(field: object) {
  const draw = (disabled = false) => (
    <>
      <input aria-label="Outside" />
      <ModuleForm ref={form} schema={schemaOf([{ id: 'unit', label: 'Unit', ...field }])} disabled={disabled} />
    </>
  )
  const { rerender } = render(draw())
  return (disabled: boolean) => rerender(draw(disabled))
}

async function openList() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Unit' }))
  await screen.findByRole('listbox')
}

it('An open list stays closed, and leaves the focus, once a form is no longer disabled', async () => {
  const disable = open(anyText('m'))
  await openList()
  disable(true)
  screen.getByLabelText('Outside').focus()
  disable(false)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Outside'))
})

it('A text that differs from a choice in case can be used', async () => {
  open(anyText('us'))
  await openList()
  await userEvent.keyboard('US')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Backspace}{Backspace}us')
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

it('A text that is typed twice is chosen once', async () => {
  open({ type: 'array', items: anyText('x') })
  await openList()
  await userEvent.keyboard('foo{Enter}foo{Enter}')
  expect(form.current?.getFormData()).toEqual({ unit: ['foo'] })
})

it('A list of which the module has sent no option yet is told to be incomplete, not empty', async () => {
  const record = { content_object_name: 'units', data: [], pagination: { has_next_page: true } }
  const client = createClient({ baseUrl: 'http://module.test', fetch: async () => Response.json({ content_objects: [record] }) })
  const content = { type: ['managed'], content_objects: [{ id: 'units' }] }
  render(<ModuleForm client={client} schema={schemaOf([{ id: 'unit', label: 'Unit', type: 'string', content }])} />)
  await openList()
  expect(await screen.findByText('0 options, list is incomplete')).toBeDefined()
  expect(screen.queryByText('Nothing matches your current entries.')).toBeNull()
})
