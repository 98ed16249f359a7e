import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

describe('options that no field shows any more', () => {
  it('are forgotten, the oldest first, when there are many', async () => {
    const objects = [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }]
    const city = { id: 'city', type: 'string', content: { type: ['managed'], content_objects: objects } }
    const form = createTestForm({ schema: [{ id: 'country', type: 'string', choices: { values: [] } }, city] })
    for (let country = 0; country < 150; country += 1) {
      form.choose('country', `c${country}`)
      await form.settle()
      await form.answer(country, { city: [{ value: `of c${country}`, label: 'x' }] })
    }
    expect(form.store.state.options.size).toBeLessThan(110)
    form.choose('country', 'c140')
    expect(form.at('city').options?.choices).toMatchObject([{ value: 'of c140' }])
  })
})
