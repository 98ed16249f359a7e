import { inject, it, onTestFinished } from 'vitest'
import { startPlayground } from '../support/startPlayground.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

it('starts beside another playground that has taken its ports, and shows a form from the sources', async () => {
  const first = inject('playground')
  const second = await startPlayground({ port: Number(new URL(first.url).port), cacheDir: 'sources' })
  onTestFinished(second.close)
  expect(second.url).not.toBe(first.url)
  expect(second.modules).not.toBe(first.modules)
  const body = JSON.stringify({ form_data: {} })
  const answer = await fetch(`${second.modules}/crm/schema`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await answer.json()).toMatchObject({ fields: [{ id: 'connection' }, { id: 'object_type' }] })

  const { field, readFormData } = await openPlayground({ at: second.url, module: `${second.modules}/kitchen-sink` })
  await field('Short name').fill('weekly')
  await expect.poll(readFormData).toMatchObject({ feed: { short_name: 'weekly' } })
})
