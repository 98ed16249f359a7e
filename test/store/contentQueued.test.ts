import { describe, expect, it } from 'vitest'
import { createTestForm } from '../support/createTestForm.ts'

const options = (...values: readonly string[]) => ({ as: values.map((value) => ({ value, label: value })) })

/** A form with four pending requests, and one queued. */
async function queueOne() {
  const form = createTestForm({ schema: [{ id: 'a', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'as' }] } }] })
  await form.settle()
  for (let count = 0; count < 4; count += 1) {
    form.refresh('a')
    await form.settle()
  }
  expect(form.requests).toHaveLength(4)
  const shown = () => form.at('a').options?.choices.map(({ value }) => value)
  return { ...form, shown }
}

describe('options that wait for their turn to be asked for again', () => {
  it('are meanwhile those of the newest request', async () => {
    const form = await queueOne()
    await form.answer(3, options('x'))
    expect(form.shown()).toEqual(['x'])
    expect(form.requests).toHaveLength(5)
    await form.answer(2, options('late'))
    expect(form.shown()).toEqual(['x'])
    await form.answer(4, options('y'))
    expect(form.shown()).toEqual(['y'])
  })

  it('show no failure of the request before', async () => {
    const form = await queueOne()
    await form.answer(3, {})
    expect(form.at('a').options).toMatchObject({ status: 'loading', error: undefined })
    await form.answer(4, options('y'))
    expect(form.at('a').options).toMatchObject({ status: 'ready' })
  })
})
