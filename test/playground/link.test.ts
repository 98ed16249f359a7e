import { describe, expect, it } from 'vitest'
import { readLink, writeLink } from '../../playground/src/share/link.ts'

const note = { id: 'note', type: 'string', label: 'Note' }

describe('A link', () => {
  const linked = {
    schema: { fields: [note] },
    state: { values: { note: 'Grüße 🎈' }, setAside: [{ path: ['gone'], value: 1 }], schemaData: {} },
  }

  it('opens what it was written with', async () => {
    for (const one of [linked, { ...linked, isEdited: true }]) expect(await readLink(await writeLink(one))).toEqual(one)
  })

  it('is no link where a part is missing, or anything else stands there', async () => {
    const link = await writeLink(linked)
    for (const bad of [link.slice(0, -9), '#share=', '#share=%%%', `#share=${btoa('nothing')}`]) expect(await readLink(bad)).toBeUndefined()
  })
})
