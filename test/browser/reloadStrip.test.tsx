import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { lateNotices } from '../../src/react/notices/Notices.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import 'moduleform/styles.css'

expectSilentConsole()

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [text('Account', { on_action: { load_schema: true } }), ...Array.from({ length: 30 }, (_, index) => text(`Field ${index + 1}`))],
}

const strip = () => document.querySelector('.mf-edge-part')

/** A form higher than the window, whose first field loads another schema. */
async function open(width: number, theme: 'light' | 'dark') {
  await page.viewport(width, 600)
  await lateNotices.load()
  const module = createScriptedModule()
  await render(<ModuleForm client={module.client} schema={schema} theme={theme} onSubmit={() => {}} />)
  await userEvent.fill(page.getByLabelText('Account', { exact: true }), 'Contoso')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => module.requests.length).toBe(1)
  const fail = async () => {
    await module.fail(module.requests.length - 1, new Error('The accounts are being moved until 14:00.'))
  }
  return { module, fail }
}

it.each([
  [360, 'light'],
  [1200, 'dark'],
] as const)('says at %i px how a reload is doing while its field is out of sight', async (width, theme) => {
  const { module, fail } = await open(width, theme)
  await expect.element(page.getByText('Updating the form…').first()).toBeVisible()
  expect(strip()).toBeNull()
  const low = page.getByLabelText('Field 16')
  await userEvent.click(low)
  await expect.poll(strip).not.toBeNull()
  await fail()
  await expect.poll(() => strip()?.textContent).toContain('The accounts are being moved until 14:00.')
  await userEvent.click(page.getByRole('button', { name: 'Go to Account' }))
  await expect.element(page.getByLabelText('Account', { exact: true })).toHaveFocus()
  await expect.poll(strip).toBeNull()
  const retry = page.getByRole('button', { name: 'Retry updating the form' })
  await expect.element(retry).toBeVisible()
  await userEvent.click(retry)
  await expect.poll(() => module.requests.length).toBe(2)
  await module.answer(1, schema)
  await expect.element(retry).not.toBeInTheDocument()
})

it('does not cover what has the focus', async () => {
  const { fail } = await open(360, 'light')
  const low = page.getByLabelText('Field 16')
  await userEvent.click(low)
  // Just above the bottom edge of the window.
  low.element().scrollIntoView({ block: 'end' })
  await fail()
  await expect.poll(strip).not.toBeNull()
  const overlap = () => low.element().getBoundingClientRect().bottom - (strip()?.getBoundingClientRect().top ?? 0)
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await userEvent.tab()
  expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(strip()?.getBoundingClientRect().top ?? 0)
})

it('gives the focus back to where it was when Retry takes the strip away', async () => {
  const { module, fail } = await open(1200, 'light')
  const low = page.getByLabelText('Field 16')
  await userEvent.click(low)
  await fail()
  await expect.poll(strip).not.toBeNull()
  const retry = page.getByRole('button', { name: 'Retry updating the form' })
  // A test driver scrolls to what it clicks, and the notice at the field bears the same name.
  const pressed = retry.elements().find((element) => strip()?.contains(element))
  if (!(pressed instanceof HTMLElement)) throw new Error('The strip has no such button.')
  pressed.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => module.requests.length).toBe(2)
  await expect.element(low).toHaveFocus()
})
