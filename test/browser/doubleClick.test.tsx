import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { standStill } from './pointer.ts'
import 'moduleform/styles.css'

expectSilentConsole()

const boxes = Array.from({ length: 60 }, (_, index) => ({ id: `b${index}`, type: 'boolean', label: `Box ${index}` }))
const schema = schemaOf([
  ...boxes.slice(0, 40),
  { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
  ...boxes.slice(40),
])

/** The second press is on another box, as where the page has scrolled to the first error. */
async function doubleClickSubmit() {
  const submit = page.getByRole('button', { name: 'Submit' }).element()
  const press = (target: Element, detail: number) => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail }))
  }
  press(submit, 1)
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  press(page.getByLabelText('Box 45').element(), 2)
}

it('a second press of a double click on Submit changes no field that has come under the pointer', async () => {
  await import('../../src/react/form/LateParts.tsx')
  await render(<ModuleForm schema={schema} />)
  await userEvent.click(page.getByLabelText('Box 0', { exact: true }))
  await standStill()
  await doubleClickSubmit()
  await expect.element(page.getByLabelText('Box 45')).not.toBeChecked()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  // The summary has moved the fields. The next press is one of its own.
  await expect.element(page.getByRole('heading', { name: 'Fix 1 field to continue' })).toBeInTheDocument()
  await standStill()
  await userEvent.click(page.getByLabelText('Box 45'))
  await expect.element(page.getByLabelText('Box 45')).toBeChecked()
  await userEvent.dblClick(page.getByLabelText('Box 46'))
  await expect.element(page.getByLabelText('Box 46')).not.toBeChecked()
})
