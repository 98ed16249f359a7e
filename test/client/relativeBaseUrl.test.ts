// @vitest-environment jsdom
import { createClient } from 'moduleform/client'
import { expect, it, vi } from 'vitest'

it('resolves a relative baseUrl against the page', async () => {
  let url = ''
  const fetch = async (request: Request) => {
    url = request.url
    return Response.json({ fields: [] })
  }
  await createClient({ baseUrl: '/modules/crm/', fetch }).loadSchema({ schema: {}, form_data: {}, content_objects: [] })
  expect(url).toBe(new URL('/modules/crm/schema', document.baseURI).href)
})

it('resolves it against what the page says that its addresses are relative to', async () => {
  vi.stubGlobal('document', { baseURI: 'https://host.test/app/' })
  let url = ''
  const fetch = async (request: Request) => {
    url = request.url
    return Response.json({ fields: [] })
  }
  await createClient({ baseUrl: 'crm', fetch }).loadSchema({ schema: {}, form_data: {}, content_objects: [] })
  vi.unstubAllGlobals()
  expect(url).toBe('https://host.test/app/crm/schema')
})
