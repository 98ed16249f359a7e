import { describe, expect, it } from 'vitest'
import { city, select, options } from '../support/contentFields.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const anyCountry = (id: string) => ({ id, type: 'string', choices: { values: [] } })
const cityOf = (id: string, country: string) => ({
  ...city(),
  id,
  content: { type: ['managed'], content_objects: [{ id: 'city', content_object_depends_on_fields: [{ id: country }] }] },
})
const valuesAt = (form: TestForm, path: string) => form.at(path).options?.choices.map(({ value }) => value)

/** Chooses one country after the other, so that the options of all but the last are needed no more. */
async function visit(form: TestForm, field: string, count: number) {
  for (let country = 0; country < count; country += 1) {
    form.choose(field, `c${country}`)
    await form.settle()
    await form.answer(form.requests.length - 1, { city: options(`of c${country}`) })
  }
}

describe('options that no field shows any more', () => {
  it('are forgotten, the oldest first, when there are many', async () => {
    const form = createTestForm({ schema: [anyCountry('country'), city()] })
    await visit(form, 'country', 150)
    expect(form.store.state.options.size).toBeLessThan(110)
    form.choose('country', 'c60')
    expect(valuesAt(form, 'city')).toEqual(['of c60'])
    form.choose('country', 'c20')
    expect(valuesAt(form, 'city')).toEqual([])
  })

  it('are forgotten too where their requests have failed', async () => {
    const form = createTestForm({ schema: [anyCountry('country'), city()] })
    for (let country = 0; country < 150; country += 1) {
      form.choose('country', `c${country}`)
      await form.settle()
      await form.fail(form.requests.length - 1, new Error('Down.'))
    }
    expect(form.store.state.options.size).toBeLessThan(110)
  })

  it('are wanted no more where they were never requested', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [anyCountry('country'), city()] } }
    const form = createTestForm({ schema: [select('a'), list], initialValues: { list: [{ country: 'de' }] } })
    await form.settle()
    for (const country of ['fr', 'it', 'es']) {
      form.choose('list/0/country', country)
      await form.settle()
    }
    expect([...form.store.state.options.keys()].filter((key) => key.includes('city'))).toHaveLength(1)
  })

  it('are all remembered while there are few', async () => {
    const form = createTestForm({ schema: [anyCountry('country'), city()] })
    await visit(form, 'country', 90)
    form.choose('country', 'c0')
    expect(valuesAt(form, 'city')).toEqual(['of c0'])
  })

  it('are forgotten only where no other field shows them, and no label comes from them', async () => {
    const form = createTestForm({
      schema: [select('a'), anyCountry('home'), cityOf('birthplace', 'home'), anyCountry('country'), city()],
      initialValues: { home: 'de', birthplace: 'berlin' },
    })
    await form.settle()
    await form.answer(0, { a: options('x'), city: options('berlin') })
    form.choose('home', 'fr')
    await form.settle()
    await form.answer(1, { city: options('paris') })
    await visit(form, 'country', 150)
    expect(valuesAt(form, 'a')).toEqual(['x'])
    expect(valuesAt(form, 'birthplace')).toEqual(['paris'])
    expect(form.at('birthplace').options?.earlierChoices).toEqual(options('berlin'))
  })
})
