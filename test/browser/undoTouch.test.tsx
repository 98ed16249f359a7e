import { createRef } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { pressFinger } from './pointer.ts'
import { control, toggle } from './referenceForm.tsx'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()
expectSilentConsole()

// Chromium generates no tap from touches on a page without touch listeners.
const ignore = () => {}
beforeAll(() => document.addEventListener('touchstart', ignore, { passive: true }))
afterAll(() => document.removeEventListener('touchstart', ignore))

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'amount', type: 'number', label: 'Amount' },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'nick', type: 'string', label: 'Nick' }] },
    },
  ],
}
const people = [{ nick: 'A' }, { nick: 'G' }]

/** A form with references, and a function that reads its data. */
async function open() {
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={schema} initialValues={{ amount: 5, people }} templates={{}} />)
  await expect.element(toggle('Amount')).toBeVisible()
  return () => form.current?.getFormData()
}

/** Taps a button, which must be visible and large enough for a finger. */
async function tap(name: string, role: 'button' | 'menuitem' = 'button'): Promise<void> {
  const found = page.getByRole(role, { name, exact: true })
  await expect.element(found).toBeInViewport()
  const { width, height } = found.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
  const finger = await pressFinger(found.element())
  await finger.release()
}

it('A reset is taken back and made again by taps, with the references that it emptied', async () => {
  const data = await open()
  await tap('Expression for Amount')
  await expect.element(toggle('Amount')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.fill(control('Amount'), '{{ steps.order.id }}')
  await tap('Reset')
  await expect.poll(data).toMatchObject({ amount: 5 })
  await tap('Undo')
  await expect.poll(data).toMatchObject({ amount: '{{ steps.order.id }}' })
  await expect.element(toggle('Amount')).toHaveAttribute('aria-pressed', 'true')
  await tap('Redo')
  await expect.poll(data).toMatchObject({ amount: 5 })
})

it('A row that was removed is brought back by a tap', async () => {
  const data = await open()
  await tap('Actions A')
  await tap('Remove', 'menuitem')
  await expect.poll(data).toMatchObject({ people: [{ nick: 'G' }] })
  await tap('Undo')
  await expect.poll(data).toMatchObject({ people })
})
