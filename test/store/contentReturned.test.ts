import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const city = (id: string, country: string) => ({
  id,
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: country }] }] },
})
const options = (...values: readonly string[]) => ({ cities: values.map((value) => ({ value, label: value })) })

describe('options of a key that several fields come to need again at once', () => {
  it('are asked for anew, once, where no other field shows them', async () => {
    const form = createTestForm({
      schema: [{ id: 'country', type: 'string' }, city('a', 'country'), city('b', 'country')],
      initialValues: { country: 'de' },
    })
    await form.settle()
    await form.answer(0, options('berlin'))
    form.set('country', 'fr')
    await form.settle()
    await form.answer(1, options('paris'))
    form.set('country', 'de')
    await form.settle()
    expect(form.requests).toHaveLength(3)
    await form.answer(2, options('bonn'))
    expect(form.at('a').options?.choices).toEqual(form.at('b').options?.choices)
    expect(form.at('a').options?.choices.map(({ value }) => value)).toEqual(['bonn'])
  })

  it('are asked for anew for all of them where two fields change keys with each other', async () => {
    const group = { id: 'of', type: 'object', fields: ['a', 'b'].map((id) => ({ id, type: 'string' })) }
    const form = createTestForm({
      schema: [group, city('a', 'of.a'), city('b', 'of.b')],
      initialValues: { of: { a: 'de', b: 'fr' } },
    })
    await form.settle()
    await form.answer(0, options('x'))
    form.set('of', { a: 'fr', b: 'de' })
    await form.settle()
    expect(['a', 'b'].map((id) => form.at(id).options?.status)).toEqual(['loading', 'loading'])
    expect(form.requests).toHaveLength(2)
  })
})
