import { describe, expect, it } from 'vitest'
import type { FormStorage } from '../../src/store/schema/formStorage.ts'
import { become } from '../support/become.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const formOf = (schema: readonly object[], initialValues = {}) => createTestForm({ schema, initialValues, schemaMerge: 'replace' })

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const group = (fields: readonly object[], rest: object = {}) => ({ id: 'g', type: 'object', fields, ...rest })
const list = (rest: object = {}) => ({ id: 'l', type: 'array', items: { type: 'object', fields: [text('a')] }, ...rest })

describe('a default that changes in one reload after another', () => {
  it('is followed each time by a field that nobody touched', async () => {
    const form = formOf([text('f', { default: '1' })])
    for (const value of ['2', '3']) {
      await become(form, [text('f', { default: value })])
      expect(form.data()).toEqual({ f: value })
    }
  })

  it('is followed each time by rows that nobody touched', async () => {
    const form = formOf([list({ default: [{ a: '1' }] })])
    for (const rows of [[{ a: '2' }, { a: '3' }], [{ a: '4' }]]) {
      await become(form, [list({ default: rows })])
      expect(form.data()).toEqual({ l: rows })
      expect(form.view().dirty).toBe(false)
    }
  })

  it('is followed by rows in a group whose default holds them', async () => {
    const form = formOf([group([list()], { default: { l: [{ a: '1' }] } })])
    await become(form, [group([list()], { default: { l: [{ a: '2' }, { a: '3' }] } })])
    expect(form.data()).toEqual({ g: { l: [{ a: '2' }, { a: '3' }] } })
  })

  it('is followed by a field that came into the group with it', async () => {
    const form = formOf([group([text('a')], { default: { a: '1' } })])
    await become(form, [group([text('a'), text('b')], { default: { a: '1', b: '1' } })])
    await become(form, [group([text('a'), text('b')], { default: { a: '1', b: '2' } })])
    expect(form.data()).toEqual({ g: { a: '1', b: '2' } })
    await become(form, [])
    expect(form.handedOver()).toEqual([])
  })

  it('does not return to a field that an answer without it has emptied', async () => {
    const form = formOf([text('f', { default: '1' })])
    await become(form, [text('f')])
    await become(form, [text('f', { default: '2' })])
    expect(form.data()).toEqual({})
  })
})

describe('a default that a reload brings', () => {
  it('of a group fills no field of it where the host gave the group', async () => {
    const form = formOf([group([text('a')])], { g: { a: 'given' } })
    await become(form, [group([text('a'), text('b')], { default: { a: '1', b: '1' } })])
    expect(form.data()).toEqual({ g: { a: 'given' } })
  })

  it('of an array fills no array that was empty without it', async () => {
    const form = formOf([list()])
    await become(form, [list({ default: [{ a: '1' }] })])
    expect(form.data()).toEqual({})
  })
})

describe('the password of a form that was shown from storage', () => {
  const password = (id: string, rest: object = {}) => text(id, { ui_options: { ui_widget: 'password' }, ...rest })
  const fields = [password('token', { default: 'generated' }), text('name')]
  const newName = text('name', { default: 'new' })

  async function revisit() {
    const texts = new Map<string, string>()
    const storage: FormStorage = { get: (key) => texts.get(key), set: (key, written) => texts.set(key, written) }
    const first = createTestForm({ storage })
    await first.settle()
    await first.answer(0, schemaOf(fields))
    await first.settle()
    first.stop()
    return createTestForm({ storage })
  }

  it('gets its default, which is not stored, with the answer of the module, and an ordinary field gets no new one', async () => {
    const form = await revisit()
    expect(form.data()).toEqual({})
    await form.settle()
    await form.answer(0, schemaOf([fields[0] ?? {}, newName]))
    expect(form.data()).toEqual({ token: 'generated' })
    expect(form.view().dirty).toBe(false)
  })

  it('is not filled where the user has emptied it meanwhile', async () => {
    const form = await revisit()
    form.type('token', 'x')
    form.type('token', '')
    await form.settle()
    await form.answer(0, schemaOf(fields))
    expect(form.data()).toEqual({ token: '' })
  })

  it('gets no default that a later reload brings', async () => {
    const form = await revisit()
    await form.settle()
    await form.answer(0, schemaOf([password('token')]))
    form.reload()
    await form.settle()
    await form.answer(1, schemaOf(fields))
    expect(form.data()).toEqual({})
  })
})
