import { inject, it, onTestFinished } from 'vitest'
import { startBuiltPlayground } from '../support/startBuiltPlayground.ts'
import { startPlayground } from '../support/startPlayground.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

it('starts beside another playground that has taken its ports', async () => {
  const first = inject('playground')
  const second = await startPlayground({ port: Number(new URL(first.url).port) })
  onTestFinished(second.close)
  expect(second.url).not.toBe(first.url)
  expect(second.modules).not.toBe(first.modules)
  const body = JSON.stringify({ form_data: {} })
  const answer = await fetch(`${second.modules}/crm/schema`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ fields: [{ id: 'connection' }, { id: 'object_type' }] })
})

it('runs as a build under a policy that forbids any script but its own', async () => {
  const { modules } = inject('playground')
  const { url, close } = await startBuiltPlayground(modules)
  onTestFinished(close)
  const { page, form, field, choose, readFormData } = await openPlayground({ at: url, module: `${modules}/kitchen-sink` })
  // An editor is loaded when it comes into view.
  await form.getByRole('group', { name: 'Templates and scripts' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible()
  await field('Short name').fill('Weekly')
  await field('Short name').blur()
  await expect(field('Short name')).toHaveAccessibleDescription('Use small letters, digits and hyphens, a letter first')
  await choose('Visible to', 'Everybody in')
  expect(await readFormData()).toMatchObject({ audience: { visibility: { id: 'company' } } })
})
