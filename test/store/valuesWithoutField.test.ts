import { describe, expect, it } from 'vitest'
import { become } from '../support/become.ts'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string) => ({ id, type: 'string' })
const json = { id: 'g', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
const group = (...fields: readonly object[]) => ({ id: 'g', type: 'object', fields })
const inner = { id: 'inner', type: 'object', fields: [text('b')] }
const list = { id: 'l', type: 'array', items: { type: 'object', fields: [text('c')] } }

describe('a value that the host sets in a group without a field for it', () => {
  it('takes the place of the one that it set there before', () => {
    const form = createTestForm({ schema: [group(text('a'))] })
    form.set('g', { a: 'x', stranger: 1 })
    form.set('g', { a: 'y', stranger: 2 })
    expect(form.handedOver()).toEqual([{ path: ['g', 'stranger'], value: 2 }])
  })

  it('does not replace the one before where it is empty, and is the first to return', () => {
    const form = createTestForm({ schema: [group(text('a'))] })
    form.set('g', { a: 'x', stranger: 1 })
    form.set('g', { a: 'y', stranger: null })
    expect(form.handedOver().map(({ value }) => value)).toEqual([1, null])
    form.replaceStart([group(text('a'), { id: 'stranger', type: 'number' })])
    expect(form.data()).toEqual({ g: { a: 'y', stranger: null } })
    expect(form.setAside()).toEqual({ g: { stranger: 1 } })
  })

  it('takes the place of an empty one', () => {
    const form = createTestForm({ schema: [group(text('a'))] })
    for (const stranger of [null, 1]) form.set('g', { a: 'x', stranger })
    expect(form.handedOver()).toEqual([{ path: ['g', 'stranger'], value: 1 }])
  })
})

describe('a group that becomes JSON', () => {
  it('takes in what the host gave in its groups, and nothing that a field held, is in a row or lies elsewhere', async () => {
    const form = createTestForm({
      schema: [group(text('a'), text('gone'), inner, list)],
      initialValues: { g: { a: 'x', gone: 'y', one: 1, inner: { two: 2 }, l: [{ three: 3 }] }, four: 4 },
      schemaMerge: 'replace',
    })
    await become(form, [group(text('a'), inner, list)])
    await become(form, [json])
    expect(form.data()).toEqual({ g: { a: 'x', one: 1, inner: { two: 2 }, l: [{}] } })
    const paths = form.handedOver().map(({ path }) => path.join('/'))
    expect(paths.sort()).toEqual(['four', 'g/gone', 'g/l/0/three'])
  })
})

describe('an array without rows', () => {
  it('is handed over as emptied where the user has removed its rows, and returns without those of its default', () => {
    const seeded = { ...list, default: [{}] }
    const form = createTestForm({ schema: [seeded] })
    form.removeRow('l', 0)
    form.replaceStart([])
    expect(form.handedOver()).toEqual([{ path: ['l'], value: null, type: 'array' }])
    expect(form.view().setAside).toEqual([])
    form.replaceStart([seeded])
    expect(form.data()).toEqual({ l: [] })
  })
})
