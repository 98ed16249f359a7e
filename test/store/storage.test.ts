import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import type { FormStorage } from '../../src/store/schema/formStorage.ts'
import { createGate } from '../support/createGate.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const city = {
  id: 'city',
  type: 'string',
  label: 'City',
  ui_options: { ui_widget: 'SelectWidget' },
  content: { type: ['managed'], content_objects: [{ id: 'cities' }] },
}
const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }, city])

function createMemory(): FormStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return { texts, get: (key) => texts.get(key), set: (key, text) => texts.set(key, text) }
}

/** Opens a form once, so that its schema is stored. */
async function visit(storage: FormStorage) {
  const form = createTestForm({ storage, initialValues: { name: 'Ada', city: 'ber' } })
  await form.settle()
  await form.answer(0, schema)
  await form.answer(1, { cities: [{ value: 'ber', label: 'Berlin' }] })
  form.stop()
}

/** Opens a form from storage whose module then answers with another schema. */
async function openChanged() {
  const storage = createMemory()
  await visit(storage)
  const form = createTestForm({ storage })
  await form.settle()
  await form.answer(0, schemaOf([{ id: 'first', type: 'string' }]))
  expect(form.view().schema.hasChangedSince).toBe(true)
  return form
}

describe('a form with storage', () => {
  it('keeps schema and labels, and no value', async () => {
    const storage = createMemory()
    await visit(storage)
    expect([...storage.texts.keys()]).toEqual(['form'])
    expect(storage.texts.get('form')).toContain('Berlin')
    expect(storage.texts.get('form')).not.toContain('Ada')
  })

  it('keeps the first 500 labels of a list, and those from before where a list is empty now', async () => {
    const storage = createMemory()
    await visit(storage)
    const many = Array.from({ length: 501 }, (_, index) => ({ value: index, label: `Label ${index}.` }))
    const form = createTestForm({ storage, initialValues: { city: 'ber' } })
    await form.settle()
    await form.answer(0, schemaOf([city, { ...city, id: 'town', content: { type: ['managed'], content_objects: [{ id: 'towns' }] } }]))
    await form.answer(1, { cities: [] })
    await form.answer(2, { towns: many })
    await form.settle()
    const { labels } = JSON.parse(storage.texts.get('form') ?? '') as { readonly labels: Record<string, readonly unknown[]> }
    expect(labels['cities']).toEqual([{ value: 'ber', label: 'Berlin' }])
    expect(labels['towns']).toEqual(many.slice(0, 500))
  })

  it('keeps nothing of one form under the name of another, which it has by now', async () => {
    const storage = createMemory()
    const form = createTestForm({ storage })
    await form.settle()
    form.store.subscribe(({ event }) => {
      if (event.type === 'schemaArrived') form.changeEnvironment({ storageKey: 'another form' })
    })
    await form.answer(0, schema)
    await form.settle()
    expect([...storage.texts.keys()]).not.toContain('another form')
  })

  it('keeps nothing of an answer that repeats a password', async () => {
    const storage = createMemory()
    const token = { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' }, on_action: { load_schema: true } }
    const form = createTestForm({ storage })
    await form.settle()
    await form.answer(0, schemaOf([token]))
    const before = storage.texts.get('form')
    expect(before).toContain('Token')
    form.type(['token'], 'hunter "2"')
    form.commit(['token'])
    await form.settle()
    await form.answer(1, schemaOf([token, { id: 'name', type: 'string', label: 'Name', description: 'Logged in with hunter "2".' }]))
    expect(form.has(['name'])).toBe(true)
    expect(storage.texts.get('form')).toBe(before)
  })

  it('shows the saved configuration before any request is answered, labels included', async () => {
    const storage = createMemory()
    await visit(storage)
    const form = createTestForm({ storage, initialValues: { name: 'Ada', city: 'ber' } })
    expect(form.data()).toEqual({ name: 'Ada', city: 'ber' })
    expect(form.at(['city']).options?.earlierChoices).toEqual([{ value: 'ber', label: 'Berlin' }])
    expect(lintSchema(form.view().source.sent)).toEqual([])
    await form.settle()
    expect(form.schemaRequests()).toHaveLength(1)
  })

  it('first sends all that the host gave, in groups and rows too where the stored schema has no field for it', async () => {
    const storage = createMemory()
    const rows = { id: 'rows', type: 'array', items: { type: 'object', fields: [{ id: 'a', type: 'string' }] } }
    const group = { id: 'group', type: 'object', fields: [{ id: 'a', type: 'string' }] }
    const earlier = createTestForm({ storage })
    await earlier.settle()
    await earlier.answer(0, schemaOf([group, rows]))
    earlier.stop()
    const values = { top: 1, group: { new: { deep: 2 } }, rows: [{ a: 'x' }, { a: 'y', new: 3 }] }
    const initialSetAside = [{ path: ['group', 'other'], value: 'of an earlier form' }]
    const form = createTestForm({ storage, initialValues: values, initialSetAside })
    await form.settle()
    expect(form.requests[0]?.formData).toEqual(values)
    expect(form.data()).toEqual({ rows: [{ a: 'x' }, { a: 'y' }] })
  })

  it('leaves these values out of a field that reloads the schema, which has not changed by them', async () => {
    const storage = createMemory()
    const group = { id: 'group', type: 'object', fields: [{ id: 'a', type: 'string' }], on_action: { load_schema: true } }
    const earlier = createTestForm({ storage })
    await earlier.settle()
    await earlier.answer(0, schemaOf([group]))
    earlier.stop()
    const form = createTestForm({ storage, initialValues: { group: { a: 'x', new: 1 } } })
    await form.settle()
    expect(form.requests[0]?.formData).toEqual({ group: { a: 'x' } })
    await form.answer(0, schemaOf([group]))
    await form.settle()
    expect(form.schemaRequests()).toHaveLength(1)
  })

  it('asks once where a value is set aside for a field that reloads the schema', async () => {
    const storage = createMemory()
    const reloads = { on_action: { load_schema: true } }
    const list = { id: 'list', type: 'array', items: { type: 'object', fields: [city] }, apply_as: 'merge', ...reloads }
    const rules = [{ if: { and: [{ id: 'other', operator: 'is_empty' }] }, then: { fields: [list] } }]
    const stored = schemaOf([{ id: 'list', type: 'of another time', ...reloads }], { rules })
    storage.set('form', JSON.stringify({ version: 1, savedAt: 0, schema: stored, labels: {} }))
    const form = createTestForm({ storage, initialValues: { list: { city: 'ber' } } })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.setAside()).toEqual({ list: { city: 'ber' } })
  })

  it('keeps what was typed meanwhile when the module answers, and says that the form has changed', async () => {
    const storage = createMemory()
    await visit(storage)
    const form = createTestForm({ storage, initialValues: { name: 'Ada' } })
    await form.settle()
    form.type(['name'], 'Grace')
    await form.answer(
      0,
      schemaOf([
        { id: 'name', type: 'string', label: 'Name' },
        { id: 'size', type: 'integer', label: 'Size' },
      ]),
    )
    expect(form.data()).toEqual({ name: 'Grace' })
    expect(form.view().schema.hasChangedSince).toBe(true)
    expect(form.reports.at(-1)).toMatchObject({ added: [['size']], removed: [['city']] })
  })

  it('says no more that the form has changed once the module has answered again', async () => {
    const form = await openChanged()
    form.reload()
    await form.settle()
    await form.answer(form.requests.length - 1, schemaOf([{ id: 'second', type: 'string' }]))
    expect(form.has(['second'])).toBe(true)
    expect(form.view().schema.hasChangedSince).toBe(false)
  })

  it('says nothing of a change where the module answers the same', async () => {
    const storage = createMemory()
    await visit(storage)
    const form = createTestForm({ storage })
    await form.settle()
    await form.answer(0, schema)
    expect(form.view().schema.hasChangedSince).toBe(false)
  })

  it('keeps nothing of that once another module takes over: no label, no age, no change', async () => {
    const storage = createMemory()
    await visit(storage)
    const form = createTestForm({ storage, initialValues: { city: 'ber' } })
    await form.settle()
    form.changeEnvironment({ storageKey: 'other' })
    form.effects.replaceModule(false)
    expect(form.at(['city']).options?.earlierChoices).toEqual([])
    expect(form.view().schema.restoredFrom).toBeUndefined()
    await form.settle()
    await form.answer(form.requests.map(({ endpoint }) => endpoint).lastIndexOf('schema'), schemaOf([{ id: 'name', type: 'string' }]))
    await form.settle()
    expect(form.view().schema.hasChangedSince).toBe(false)
    expect(storage.texts.get('other')).toContain('name')
    expect(storage.texts.get('other')).not.toContain('Berlin')
  })

  it('says no more that the form has changed once another module takes over', async () => {
    const form = await openChanged()
    form.effects.replaceModule(false)
    expect(form.view().schema.hasChangedSince).toBe(false)
  })

  it('can be filled in and submitted while the module is down', async () => {
    const storage = createMemory()
    await visit(storage)
    const submitted: unknown[] = []
    const form = createTestForm({ storage, initialValues: { name: 'Ada' }, onSubmit: (data) => void submitted.push(data) })
    await form.settle()
    await form.fail(0, new Error('Nothing answers at localhost:4001.'))
    expect(form.view().schema).toMatchObject({ phase: 'ready', request: 'failed', error: 'Nothing answers at localhost:4001.' })
    form.type(['name'], 'Grace')
    expect(await form.submit()).toBe('submitted')
    expect(submitted).toEqual([{ name: 'Grace' }])
  })

  it('reports options that cannot be written as JSON, and leaves what was kept before', async () => {
    const storage = createMemory()
    await visit(storage)
    const before = storage.texts.get('form')
    const form = createTestForm({ storage, initialValues: { city: 'ber' } })
    await form.settle()
    await form.answer(0, schema)
    await form.answer(1, { cities: [{ value: 'ber', label: 'Berlin', people: 4_000_000n }] })
    await form.settle()
    expect(form.reported.map(([callback]) => callback)).toEqual(['storage'])
    const kept = (text = '') => (JSON.parse(text) as { readonly labels: unknown }).labels
    expect(kept(storage.texts.get('form'))).toEqual(kept(before))
  })

  it('asks once where the storage answers later than the first request is sent', async () => {
    const row = { type: 'object', fields: [{ id: 'kind', type: 'string', on_action: { load_schema: true } }] }
    const stored = schemaOf([{ id: 'rows', type: 'array', items: row }])
    const text = JSON.stringify({ version: 1, savedAt: 0, schema: stored, labels: {} })
    const gate = createGate()
    const get = async () => {
      await gate.opened
      return text
    }
    const form = createTestForm({ storage: { get, set: () => {} }, initialValues: { rows: [{ kind: 'a' }] } })
    await form.settle()
    expect(form.requests).toHaveLength(1)
    gate.open()
    await form.settle()
    expect(form.view().schema.restoredFrom).toBe(0)
    expect(form.requests).toHaveLength(1)
    expect(form.requests[0]?.signal?.aborted).toBe(false)
    await form.answer(0, stored)
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.view().schema).toMatchObject({ isConfirmed: true, request: 'idle' })
  })

  it('opens like any other where the storage answers late, throws, or holds something else', async () => {
    const memory = createMemory()
    await visit(memory)
    const late = createTestForm({ storage: { get: async () => memory.get('form'), set: () => {} } })
    await late.settle()
    expect(late.view().schema.phase).toBe('ready')
    const storages: FormStorage[] = [
      { get: () => '{"version":0}', set: () => {} },
      { get: () => 'not json', set: () => {} },
      {
        get: () => {
          throw new Error('blocked')
        },
        set: () => {
          throw new Error('full')
        },
      },
    ]
    for (const storage of storages) {
      const form = createTestForm({ storage })
      await form.settle()
      expect(form.view().schema.phase).toBe('absent')
      await form.answer(0, schema)
      expect(form.view().schema.phase).toBe('ready')
    }
  })
})
