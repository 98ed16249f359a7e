import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { form, smallModule, text } from './smallModule.ts'

/** What is found about a module that answers with the bytes of an encoding. */
async function check(encode: (json: string) => Uint8Array<ArrayBuffer>, contentType: string) {
  const schema = JSON.stringify(form(text('note', { label: 'Größe' })))
  const module = smallModule({ schema: () => new Response(encode(schema), { headers: { 'content-type': contentType } }) })
  const { findings } = await checkHandler(module, { origin: undefined })
  return findings.filter(({ code }) => code.startsWith('answer/')).map(({ code, level, came }) => ({ code, level, came }))
}

const latin1 = (json: string) => Buffer.from(json, 'latin1')
const utf16 = (json: string) => Buffer.from(json, 'utf16le')
const code = 'answer/encoding'

describe('moduleform check, of bytes that are no UTF-8,', () => {
  it('finds an error where the form refuses them', async () => {
    expect(await check(latin1, 'application/json')).toEqual([{ code, level: 'error', came: 'Bytes that are no UTF-8, as of Latin-1' }])
  })

  it.each([
    ['with its mark', '\ufeff'],
    ['without one', ''],
  ])('says of UTF-16 %s what it is, and not that it is no JSON', async (_how, start) => {
    expect(await check((json) => utf16(start + json), 'application/json')).toEqual([{ code, level: 'error', came: 'UTF-16' }])
  })

  it.each([
    ['application/json; charset=latin1', latin1],
    ['application/json; charset=utf-16', (json: string) => utf16(`\ufeff${json}`)],
  ])('advises UTF-8 where the form reads them as their content type says: %s', async (contentType, encode) => {
    const came = `The bytes of another charset, read as its content type says: ${contentType}`
    expect(await check(encode, contentType)).toEqual([{ code, level: 'advice', came }])
  })

  it('warns of a byte order mark, which the form leaves out', async () => {
    const [found, ...others] = await check((json) => Buffer.from(`\ufeff${json}`), 'application/json')
    expect([found?.code, found?.level, others]).toEqual([code, 'warning', []])
  })
})
