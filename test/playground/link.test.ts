import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readLink, writeLink } from '../../playground/src/share/link.ts'
import { readLink as readPreviewLink } from '../../stories/preview/link.ts'

const note = { id: 'note', type: 'string', label: 'Note' }

describe('A link', () => {
  const linked = {
    schema: { fields: [note] },
    state: { values: { note: 'Grüße 🎈' }, setAside: [{ path: ['gone'], value: 1 }], schemaData: {} },
  }

  it('opens what it was written with', async () => {
    for (const one of [linked, { ...linked, isEdited: true }]) expect(await readLink(await writeLink(one))).toEqual(one)
  })

  it('is no link where it expands to far more than anybody shares', async () => {
    const huge = { text: 'a'.repeat(20_000_001) }
    const packed = Buffer.from(deflateRawSync(JSON.stringify({ ...linked, ...huge }))).toString('base64url')
    expect(await readLink(`#share=${packed}`)).toBeUndefined()
    await expect(readPreviewLink(`z${packed}`)).rejects.toThrow("This link can't be read")
  })

  it('is no link where a part is missing, or anything else stands there', async () => {
    const link = await writeLink(linked)
    for (const bad of [link.slice(0, -9), '#share=', '#share=%%%', `#share=${btoa('nothing')}`]) expect(await readLink(bad)).toBeUndefined()
  })
})
