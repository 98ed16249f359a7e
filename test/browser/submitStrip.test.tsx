import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { lateNotices } from '../../src/react/notices/Notices.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import 'moduleform/styles.css'

expectSilentConsole()

const fields = Array.from({ length: 30 }, (_, index) => ({ id: `f${index}`, type: 'string', label: `Field ${index}` }))
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields }

const strip = () => document.querySelector('.mf-edge-part')
const submit = () => page.getByRole('button', { name: 'Submit' })

describe('a submit that is refused, at the foot of a form higher than the window', () => {
  it('says why beside the button, until the notice above all fields is in sight', async () => {
    await page.viewport(360, 600)
    await lateNotices.load()
    const onSubmit = () => Promise.reject(new Error('The order system is closed until 8:00.'))
    await render(<ModuleForm schema={schema} onSubmit={onSubmit} />)
    await userEvent.click(submit())
    await expect.poll(() => strip()?.textContent).toContain("The order system is closed until 8:00. Couldn't submit the form.")
    await expect.element(submit()).toHaveFocus()
    const gap = () => (strip()?.getBoundingClientRect().top ?? 0) - submit().element().getBoundingClientRect().bottom
    // The form scrolls once the height of the strip is known.
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    scrollTo(0, 0)
    await expect.poll(strip).toBeNull()
  })

  it('says what the host answered about the form as a whole, and hides it on demand until the next submit', async () => {
    await page.viewport(1200, 600)
    await lateNotices.load()
    await render(<ModuleForm schema={schema} onSubmit={() => ({ errors: [{ path: '/nope', message: 'No credit left.' }] })} />)
    await userEvent.click(submit())
    await expect.poll(() => strip()?.textContent).toContain('No credit left.')
    await userEvent.click(page.getByRole('button', { name: 'Hide' }))
    await expect.poll(strip).toBeNull()
    await expect.element(submit()).toHaveFocus()
    await userEvent.click(submit())
    await expect.poll(() => strip()?.textContent).toContain('No credit left.')
  })

  it('says that the form could not be updated', async () => {
    await page.viewport(1200, 600)
    await lateNotices.load()
    const module = createScriptedModule()
    const loads = { ...fields[29], on_action: { load_schema: true } }
    await render(<ModuleForm client={module.client} schema={{ ...schema, fields: [...fields.slice(0, 29), loads] }} onSubmit={() => {}} />)
    await userEvent.fill(page.getByLabelText('Field 29'), 'Contoso')
    await userEvent.click(submit())
    await expect.poll(() => module.requests.length).toBe(1)
    await module.fail(0, new Error('The accounts are being moved.'))
    await expect.poll(() => strip()?.textContent).toContain("Not submitted: the form couldn't be updated.")
  })
})
