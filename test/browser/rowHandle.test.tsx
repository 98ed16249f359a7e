import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { people, two } from '../support/peopleFields.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { pressMouse } from './pointer.ts'
import { expectMenuByPress } from './rowHandle.tsx'

it('A press of the mouse on the handle of a row opens its menu, a drag does not', async () => {
  await expectMenuByPress(pressMouse)
})

it('The menu at the handle begins where the handle does, and leaves the title of the row in its place', async () => {
  await render(
    <div style={{ padding: 40 }}>
      <ModuleForm schema={schemaOf([people])} initialValues={two} />
    </div>,
  )
  const handle = page.getByRole('button', { name: 'Move Ada' })
  const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left
  await expect.element(handle).toBeVisible()
  const title = leftOf('.mf-row-title')
  await userEvent.click(handle)
  await expect.poll(() => leftOf('[role=menu]')).toBe(leftOf('[data-part=handle]'))
  expect(leftOf('.mf-row-title')).toBe(title)
})
