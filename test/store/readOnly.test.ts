import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }))
const country = { id: 'country', type: 'string', choices: { values: options('de', 'fr') }, default: 'de' }
const city = {
  id: 'city',
  type: 'string',
  content: { type: ['managed'], content_objects: [{ id: 'city', content_object_depends_on_fields: [{ id: 'country' }] }] },
}

describe.each(['readOnly', 'disabled'] as const)('a form that is %s', (mode) => {
  it('loads its options for their labels, with the defaults applied', async () => {
    const form = createTestForm({ schema: [country, city], initialValues: { city: 'bonn' }, [mode]: true })
    await form.settle()
    expect(form.requests).toMatchObject([{ names: ['city'], formData: { country: 'de', city: 'bonn' } }])
    await form.answer(0, { city: options('bonn') })
    expect(form.at('city').options?.choices).toEqual(options('bonn'))
  })

  it('asks for nothing more when a select is opened or refreshed', async () => {
    const form = createTestForm({ schema: [country, city], [mode]: true })
    await form.settle()
    await form.fail(0, new Error('down'))
    form.open('city')
    form.refresh('city')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })

  it('takes options it has seen as they are', async () => {
    const form = createTestForm({ schema: [country, city], [mode]: true })
    await form.settle()
    await form.answer(0, { city: options('bonn') })
    for (const value of ['fr', 'de']) {
      form.set('country', value)
      await form.settle()
    }
    expect(form.requests.map(({ formData }) => formData['country'])).toEqual(['de', 'fr'])
    expect(form.at('city').options).toMatchObject({ status: 'ready', choices: options('bonn') })
  })

  it('asks again on reload', async () => {
    const form = createTestForm({ schema: [country], [mode]: true })
    form.reload()
    await form.settle()
    expect(form.requests.map(({ endpoint }) => endpoint)).toEqual(['schema'])
  })

  it('works again when it is editable again', async () => {
    const form = createTestForm({ schema: [country, city], [mode]: true })
    await form.settle()
    await form.fail(0, new Error('down'))
    form.changeSettings({ [mode]: false })
    form.open('city')
    await form.settle()
    expect(form.requests).toHaveLength(2)
    expect(await form.submit()).toBe('submitted')
  })
})
