// @vitest-environment jsdom
import { createClient } from 'moduleform/client'
import { expect, it } from 'vitest'

it('resolves a relative baseUrl against the page', async () => {
  let url = ''
  const fetch = async (request: Request) => {
    url = request.url
    return Response.json({ fields: [] })
  }
  await createClient({ baseUrl: '/modules/crm/', fetch }).loadSchema({ schema: {}, form_data: {}, content_objects: [] })
  expect(url).toBe(new URL('/modules/crm/schema', document.baseURI).href)
})
