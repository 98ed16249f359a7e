import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'due', type: 'string', format: 'date-time', label: 'Due' }],
}
const due = page.getByRole('textbox', { name: 'Due' })

const standIn = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

beforeEach(() => standIn('America/New_York'))
afterEach(() => standIn(''))

/** What the browser's own picker does with what is picked in it. */
async function pick(local: string): Promise<void> {
  const native = document.querySelector<HTMLInputElement>('.mf-native-picker')
  if (native === null) throw new Error('There is no native picker.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(native, local)
  native.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(due).toHaveValue(expect.stringContaining(local))
}

it('gives each picked moment the offset of its own season', async () => {
  await render(<ModuleForm schema={schema} />)
  await pick('2026-07-01T10:30')
  await expect.element(due).toHaveValue('2026-07-01T10:30:00-04:00')
  await pick('2026-12-01T10:30')
  await expect.element(due).toHaveValue('2026-12-01T10:30:00-05:00')
})

it('shows an error for an hour that the clocks skip, and leaves it as it was picked', async () => {
  await render(<ModuleForm schema={schema} />)
  await pick('2026-03-08T02:30')
  await userEvent.click(due)
  await userEvent.tab()
  await expect.element(due).toHaveValue('2026-03-08T02:30:00')
  await expect.element(due).toBeInvalid()
  await expect.element(due).toHaveAccessibleDescription(/time zone/)
})
