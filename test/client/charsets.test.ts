import { createClient } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const contentRequest = { form_data: {}, content_object_names: ['sizes'] }
const sizes = { content_objects: [{ content_object_name: 'sizes', data: [{ value: 'Größe', label: 'Größe' }] }] }
const plain = 'application/json'

/** An answer whose letters up to U+00FF are one byte each. */
const inLatin1 = (body: unknown, type: string, status = 200) =>
  new Response(
    Uint8Array.from(JSON.stringify(body), (letter) => letter.charCodeAt(0)),
    { status, headers: { 'content-type': type } },
  )
const inUtf8 = (body: unknown, type: string) => new Response(JSON.stringify(body), { headers: { 'content-type': type } })

const load = (answer: Response) =>
  createClient({ baseUrl: 'https://modules.test', retries: 0, fetch: async () => answer }).loadContent(contentRequest)

const unread = {
  name: 'ModuleAnswerError',
  reason: 'not-text',
  status: 200,
  summary: 'The module answered with something that this form cannot read.',
  message:
    'The module at modules.test answered 200 with bytes that are no UTF-8, nor the charset of its content type. Send UTF-8, or name the right charset.',
}

describe('an answer that is no UTF-8', () => {
  it.each(['charset=iso-8859-1', 'charset="ISO-8859-1"', 'x=1;Charset = windows-1252; y=2'])(
    'is read as its content type says: %s',
    async (charset) => {
      expect((await load(inLatin1(sizes, `${plain}; ${charset}`))).records).toEqual(sizes.content_objects)
    },
  )

  it.each([plain, `${plain}; charset=utf-8`, `${plain}; charset=klingon`])(
    'is refused where its content type is %s, and says why',
    async (type) => {
      await expect(load(inLatin1(sizes, type))).rejects.toMatchObject(unread)
    },
  )

  it('is quoted as far as it can be read where it says what failed', async () => {
    const failed = { error: 'Größe fehlt' }
    await expect(load(inLatin1(failed, plain, 500))).rejects.toMatchObject({ kind: 'status', moduleMessage: 'Gr\ufffd\ufffde fehlt' })
    await expect(load(inLatin1(failed, plain))).rejects.toMatchObject({ reason: 'module-error', moduleMessage: 'Gr\ufffd\ufffde fehlt' })
    await expect(load(inLatin1(failed, `${plain}; charset=latin1`, 500))).rejects.toMatchObject({ moduleMessage: 'Größe fehlt' })
  })
})

it('An answer in UTF-8 is read as that, whatever charset its server names, also where a letter comes in two parts', async () => {
  expect((await load(inUtf8(sizes, `${plain}; charset=iso-8859-1`))).records).toEqual(sizes.content_objects)
  const bytes = new TextEncoder().encode(JSON.stringify(sizes))
  const body = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await load(new Response(body))).records).toEqual(sizes.content_objects)
})

it('A � that the module sent is a letter like any other', async () => {
  const asked = { content_objects: [{ content_object_name: 'sizes', data: [{ value: '\ufffd', label: '?' }] }] }
  expect((await load(inUtf8(asked, plain))).records).toEqual(asked.content_objects)
})
