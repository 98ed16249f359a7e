import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const name = { id: 'name', type: 'string' }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [name] } }
const at = { id: 'at', type: 'object', fields: [{ id: 'city', type: 'string' }] }
const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const schema = [kind, name, people, at]

/** A form, and the values that listeners at some paths received. */
function watched(options: Parameters<typeof createTestForm>[0], ...paths: readonly (string | readonly (string | number)[])[]) {
  const form = createTestForm(options)
  const told: unknown[] = []
  const stops = paths.map((path) => handleOf(form).subscribe(path, (value) => told.push(value)))
  return { ...form, told, stops }
}

describe('a listener at a path', () => {
  it('is told of each change there, and of none elsewhere', () => {
    const form = watched({ schema }, 'name')
    form.type('name', 'A')
    form.type('kind', 'b')
    form.type('name', 'A')
    form.set('name', 'Ada')
    expect(form.told).toEqual(['A', 'Ada'])
    form.stops[0]?.()
    form.type('name', 'B')
    expect(form.told).toEqual(['A', 'Ada'])
  })

  it('is told once where a change has changed much there', () => {
    const form = watched({ schema, initialValues: { people: [{ name: 'A' }, { name: 'B' }] } }, 'people', [])
    form.dispatch({
      type: 'valuesSet',
      values: [
        { address: form.find(['people', 0, 'name']), value: 'C' },
        { address: form.find(['people', 1, 'name']), value: 'D' },
      ],
    })
    const people = [{ name: 'C' }, { name: 'D' }]
    expect(form.told).toEqual([people, { people }])
  })

  it('is told what stands in a row as rows come, move and go', () => {
    const form = watched({ schema }, ['people', 1, 'name'])
    form.addRow('people')
    form.type(['people', 0, 'name'], 'A')
    form.addRow('people')
    form.type(['people', 1, 'name'], 'B')
    form.moveRow('people', 0, 1)
    form.removeRow('people', 0)
    expect(form.told).toEqual(['B', 'A', undefined])
  })

  it('is told of a field as it comes, and as it goes', async () => {
    const form = watched({ schema: [kind], schemaMerge: 'replace' }, '/at/city', 'at')
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, { ...at, fields: [{ id: 'city', type: 'string', default: 'Bonn' }] }]))
    form.choose('kind', 'c')
    await form.settle()
    await form.answer(1, schemaOf([kind]))
    expect(form.told).toEqual(['Bonn', { city: 'Bonn' }, undefined, undefined])
  })

  it('is told of what the first schema makes of the values that were given, which have no field before', async () => {
    const form = watched({ initialValues: { name: 'Ada' } }, 'name', 'kind')
    await form.settle()
    await form.answer(0, schemaOf([name, { ...kind, default: 'a' }]))
    expect(form.told).toEqual(['Ada', 'a'])
  })

  it('is told that there is nothing any more in what has become an expression', () => {
    const templates = { isTemplate: (text: string) => text.startsWith('{{'), reloads: false }
    const form = watched({ schema: [at], templates, initialValues: { at: { city: 'Bonn' } } }, 'at/city', 'at')
    form.set('at', '{{ place }}')
    expect(form.told).toEqual([undefined, '{{ place }}'])
  })

  it('may fail, which others and the form do not feel', () => {
    const form = createTestForm({ schema })
    const { subscribe } = handleOf(form)
    const cause = new Error('not ready')
    const told: unknown[] = []
    subscribe('name', () => {
      throw cause
    })
    subscribe('name', (value) => told.push(value))
    form.type('name', 'A')
    expect(told).toEqual(['A'])
    expect(form.reported).toEqual([['subscribe', cause]])
  })

  it('may change the form, and each then hears of the last value once', () => {
    const form = createTestForm({ schema })
    const { subscribe, setValue } = handleOf(form)
    const told: unknown[] = []
    subscribe('name', (value) => {
      if (value === 'a') setValue('name', 'A')
    })
    subscribe('name', (value) => told.push(value))
    form.type('name', 'a')
    expect(told).toEqual(['A'])
  })
})
