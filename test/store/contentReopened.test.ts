import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const content = { type: ['managed'], content_objects: [{ id: 'as' }] }
const option = { value: 'x', label: 'X' }

describe('opening a select whose form data are those its options were loaded with', () => {
  it('asks for nothing where values were given again that are equal', async () => {
    const list = { id: 'list', type: 'array', items: { type: 'string', choices: { values: ['y'] } } }
    const form = createTestForm({ schema: [{ id: 'a', type: 'string', content }, list], initialValues: { list: ['y'] } })
    await form.settle()
    await form.answer(0, { as: [option] })
    form.choose('list', ['y'])
    form.reset({ list: ['y'] })
    form.open('a')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })
})
