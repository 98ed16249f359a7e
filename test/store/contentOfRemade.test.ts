import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const content = (name: string, dependency?: string) => ({
  type: ['managed'],
  content_objects: [{ id: name, ...(dependency === undefined ? {} : { content_object_depends_on_fields: [{ id: dependency }] }) }],
})
const option = { value: 'x', label: 'X' }

describe('options of fields that a reset or the host fills anew', () => {
  it('are not asked for again by a reset that changes nothing they depend on', async () => {
    const form = createTestForm({ schema: [{ id: 'a', type: 'string', content: content('as') }] })
    await form.settle()
    await form.answer(0, { as: [option] })
    form.reset({ a: 'x' })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.at('a').options).toMatchObject({ status: 'ready', choices: [option] })
  })

  it('are asked for by a reset that changes what they depend on', async () => {
    const schema = [
      { id: 'from', type: 'string' },
      { id: 'a', type: 'string', content: content('as', 'from') },
    ]
    const form = createTestForm({ schema, initialValues: { from: 'one' } })
    await form.settle()
    await form.answer(0, { as: [option] })
    form.reset({ from: 'two' })
    await form.settle()
    expect(form.requests.map(({ formData }) => formData)).toEqual([{ from: 'one' }, { from: 'two' }])
  })

  it('are not asked for again where the host fills their group, and stay while another text is half typed', async () => {
    const schema = [
      { id: 'group', type: 'object', fields: [{ id: 'a', type: 'string', content: content('as') }] },
      { id: 'typed', type: 'string', on_action: { load_schema: true } },
    ]
    const form = createTestForm({ schema })
    await form.settle()
    await form.answer(0, { as: [option] })
    form.type('typed', 'h')
    form.set('group', { a: 'x' })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.at('group/a').options).toMatchObject({ status: 'ready', choices: [option] })
  })
})

describe('a form that pauses', () => {
  it('asks again for what was on its way, and not for what a newer request has brought', async () => {
    const form = createTestForm({ schema: [{ id: 'a', type: 'string', content: content('as') }] })
    form.open('a')
    await form.settle()
    form.refresh('a')
    await form.settle()
    await form.answer(1, { as: [option] })
    form.stop()
    form.effects.start()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    expect(form.at('a').options).toMatchObject({ status: 'ready', choices: [option] })
  })
})
