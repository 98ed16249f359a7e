import { version } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

it(`a checked box is printed as one: browsers leave backgrounds out (React ${version})`, async () => {
  const fields = [{ id: 'agreed', type: 'boolean', label: 'Agreed' }]
  await render(<ModuleForm schema={{ metadata: { workflows_module_schema_version: '1.0.0' }, fields }} initialValues={{ agreed: true }} />)
  const box = page.getByRole('checkbox', { name: 'Agreed' })
  await expect.element(box).toBeChecked()
  const [own, mark] = [getComputedStyle(box.element()), getComputedStyle(box.element(), '::before')]
  expect([own.printColorAdjust, mark.printColorAdjust]).toEqual(['exact', 'exact'])
})

it('all lines of a long text are printed', async () => {
  const fields = [{ id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } }]
  const note = Array.from({ length: 40 }, (_, index) => `Line ${index}`).join('\n')
  await render(<ModuleForm schema={{ metadata: { workflows_module_schema_version: '1.0.0' }, fields }} initialValues={{ note }} />)
  const text = page.getByRole('textbox', { name: 'Note' }).element()
  const isWhole = () => text.scrollHeight <= text.clientHeight
  expect(isWhole()).toBe(false)
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.poll(isWhole).toBe(true)
})
