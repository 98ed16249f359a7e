import { inject, it, onTestFinished } from 'vitest'
import { startPlayground } from '../support/startPlayground.ts'
import { expect } from './expectPage.ts'

it('starts beside another playground that has taken its ports', async () => {
  const first = inject('playground')
  const second = await startPlayground({ port: Number(new URL(first.url).port) })
  onTestFinished(second.close)
  expect(second.url).not.toBe(first.url)
  expect(second.modules).not.toBe(first.modules)
  const body = JSON.stringify({ form_data: {} })
  const answer = await fetch(`${second.modules}/crm/schema`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await answer.json()).toMatchObject({ fields: [{ id: 'connection' }, { id: 'object_type' }] })
})
