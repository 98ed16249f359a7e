import { describe, expect, it } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { createTestForm } from '../support/createTestForm.ts'
import { option } from '../support/contentFields.ts'

const text = { id: 'f', type: 'string' }
const number = { id: 'f', type: 'number' }
const group = { id: 'f', type: 'object', fields: [{ id: 'a', type: 'string' }] }
const heading = { id: 'f', type: 'object' }
const templates = { isTemplate, reloads: false }

describe('a field with two sides that gets another type', () => {
  it('holds on its other side what was written there since, when its value returns', () => {
    const form = createTestForm({ schema: [text], templates })
    form.type('f', 'many')
    form.chooseSide('f', 'expression', '{{ a }}')
    form.chooseSide('f', 'fixed')
    form.replaceStart([number])
    form.chooseSide('f', 'expression')
    form.type('f', '{{ b }}')
    form.chooseSide('f', 'fixed')
    form.replaceStart([text])
    expect(form.data()).toEqual({ f: 'many' })
    form.chooseSide('f', 'expression')
    expect(form.data()).toEqual({ f: '{{ b }}' })
  })

  it('sets its text aside only when it is fixed again, where it has become a group', () => {
    const form = createTestForm({ schema: [text], templates })
    form.type('f', 'many')
    form.chooseSide('f', 'expression', '{{ a }}')
    form.replaceStart([group])
    expect(form.data()).toEqual({ f: '{{ a }}' })
    expect(form.setAside()).toEqual({})
    form.chooseSide('f', 'fixed')
    expect(form.setAside()).toEqual({ f: 'many' })
  })

  it('holds both sides still where it was a heading for a while', () => {
    const form = createTestForm({ schema: [group], templates })
    form.type('f/a', 'x')
    form.chooseSide('f', 'expression', '{{ a }}')
    form.replaceStart([heading])
    expect(form.data()).toEqual({})
    expect(form.handedOver()).toEqual([{ path: ['f'], value: '{{ a }}', type: 'object' }])
    form.replaceStart([group])
    expect(form.data()).toEqual({ f: '{{ a }}' })
    form.chooseSide('f', 'fixed')
    expect(form.data()).toEqual({ f: { a: 'x' } })
  })
})

describe('a group that becomes a heading', () => {
  it('has each of its values set aside by itself, those without a field too, and stays a heading', () => {
    const form = createTestForm({ schema: [group], initialValues: { f: { a: 'x', stranger: 1 } } })
    form.replaceStart([heading])
    expect(form.data()).toEqual({})
    expect(form.at('f').cell.node.shape).toBe('nothing')
    const paths = form.view().setAside.map(({ path }) => path)
    expect(paths).toHaveLength(2)
    expect(paths).toEqual(
      expect.arrayContaining([
        ['f', 'a'],
        ['f', 'stranger'],
      ]),
    )
    form.replaceStart([group])
    expect(form.data()).toEqual({ f: { a: 'x' } })
    expect(form.setAside()).toEqual({ f: { stranger: 1 } })
  })
})

describe('a field that a change of type left empty', () => {
  it('gets its default where it leaves and returns with one', () => {
    const form = createTestForm({ schema: [text], initialValues: { f: 'many' } })
    form.replaceStart([number])
    form.replaceStart([])
    form.replaceStart([{ ...number, default: 3 }])
    expect(form.data()).toEqual({ f: 3 })
  })
})

describe('a choice that returns after a change of type', () => {
  const country = { id: 'country', type: 'string' }
  const content = { type: ['managed'], content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'country' }] }] }
  const city = { ...text, content }

  it.each([
    ['a warning where its country is the same', undefined, 'submitted'],
    ['an error where its country changed before', 'before', 'invalid'],
    ['an error where its country changed meanwhile', 'meanwhile', 'invalid'],
  ] as const)('and is not in the list is %s', async (_, when, outcome) => {
    const form = createTestForm({ schema: [country, city], initialValues: { country: 'FR', f: 'Paris' } })
    const answerAll = async () => {
      await form.settle()
      const last = form.requests.length - 1
      if (form.requests[last]?.endpoint === 'content') await form.answer(last, { cities: [option('Lyon')] })
    }
    await answerAll()
    if (when === 'before') form.set('country', 'DE')
    await answerAll()
    form.replaceStart([country, number])
    if (when === 'meanwhile') form.set('country', 'DE')
    form.replaceStart([country, city])
    await answerAll()
    expect(form.data()).toMatchObject({ f: 'Paris' })
    expect(await form.submit()).toBe(outcome)
  })
})
