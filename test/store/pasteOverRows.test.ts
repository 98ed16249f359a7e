import { describe, expect, it, vi } from 'vitest'
import { isTemplate } from '../../src/core/values/expressions.ts'
import { option } from '../support/contentFields.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import { pasteTable } from '../support/pasteTable.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const people = (fields: readonly object[], rest: object = {}) => ({
  id: 'people',
  type: 'array',
  items: { type: 'object', fields },
  ...rest,
})
const tags = { id: 'tags', type: 'array', items: text('tag') }
const group = (id: string, ...fields: readonly object[]) => ({ id, type: 'object', fields })

describe('a table that is pasted over rows', () => {
  it('leaves the fields alone that lie beyond a short line', async () => {
    const form = createTestForm({
      schema: [people([text('name'), text('city')])],
      initialValues: {
        people: [
          { name: 'x', city: 'Bonn' },
          { name: 'y', city: 'Ulm' },
        ],
      },
    })
    await pasteTable(form, form.find('people'), 'a\tRome\nb', { start: 'people/0/name' })
    expect(form.data()).toEqual({
      people: [
        { name: 'a', city: 'Rome' },
        { name: 'b', city: 'Ulm' },
      ],
    })
  })

  it('starts at a field in a group', async () => {
    const form = createTestForm({
      schema: [people([text('name'), group('place', text('zip'), text('city'))])],
      initialValues: { people: [{ name: 'x', place: { zip: '1' } }] },
    })
    await pasteTable(form, form.find('people'), 'Bonn', { start: 'people/0/place/city' })
    expect(form.data()).toEqual({ people: [{ name: 'x', place: { zip: '1', city: 'Bonn' } }] })
  })

  it('keeps a blank line between others as a row of its own', async () => {
    const form = createTestForm({ schema: [people([text('name')])] })
    expect(await pasteTable(form, form.find('people'), 'Ada\n\nGrace')).toEqual(['3 rows pasted'])
    expect(form.data()).toEqual({ people: [{ name: 'Ada' }, {}, { name: 'Grace' }] })
  })

  it('passes the cells of a line over that a list of single values has no field for', async () => {
    const form = createTestForm({ schema: [tags] })
    await pasteTable(form, form.find('tags'), 'green\t\n\t\nblue\t')
    expect(form.data()).toEqual({ tags: ['green', 'blue'] })
  })

  it('shows the error of a text that is too short', async () => {
    const form = createTestForm({
      schema: [people([text('name', { validation: { min_length: 3 } })])],
      initialValues: { people: [{ name: 'Ada' }] },
    })
    await pasteTable(form, form.find('people'), 'xy', { start: 'people/0/name' })
    expect(form.at('people/0/name').error).toBeDefined()
  })

  it('takes the place of a value that fits no group, where it goes into its fields', async () => {
    const form = createTestForm({
      schema: [people([text('name'), group('place', text('zip'))])],
      initialValues: { people: [{ name: 'x', place: 3 }] },
    })
    await pasteTable(form, form.find('people'), 'Ada\t123', { start: 'people/0/name' })
    expect(form.data()).toEqual({ people: [{ name: 'Ada', place: { zip: '123' } }] })
  })

  it('reloads the schema without waiting for more, though a text was being typed', async () => {
    const form = createTestForm({
      schema: [people([text('kind', { on_action: { load_schema: true } })])],
      initialValues: { people: [{ kind: 'x' }] },
    })
    form.type('people/0/kind', 'xy')
    await pasteTable(form, form.find('people'), 'z', { start: 'people/0/kind' })
    await form.settle()
    expect(form.schemaRequests().map(({ formData }) => formData)).toEqual([{ people: [{ kind: 'z' }] }])
  })

  it('takes the place of a text on both sides, where it is a reference', async () => {
    const form = createTestForm({
      templates: { isTemplate, reloads: false },
      schema: [people([text('name')])],
      initialValues: { people: [{ name: 'x' }] },
    })
    await pasteTable(form, form.find('people'), '{{ steps.a }}', { start: 'people/0/name' })
    expect(form.at('people/0/name').cell.expression).toBe(true)
    form.chooseSide('people/0/name', 'fixed')
    expect(form.data()).toEqual({ people: [{ name: '{{ steps.a }}' }] })
  })

  it('leaves no earlier value behind the toggle where both are fixed', async () => {
    const form = createTestForm({
      templates: { isTemplate, reloads: false },
      schema: [people([text('name'), { id: 'price', type: 'number' }])],
      initialValues: { people: [{ name: 'x', price: 5 }] },
    })
    await pasteTable(form, form.find('people'), 'Ada\t7', { start: 'people/0/name' })
    form.chooseSide('people/0/price', 'expression')
    expect(form.at('people/0/price').cell).toMatchObject({ expression: true, value: undefined, text: undefined })
    form.chooseSide('people/0/price', 'fixed')
    expect(form.data()).toEqual({ people: [{ name: 'Ada', price: 7 }] })
  })
})

describe('options that have loaded', () => {
  const content = (id: string, rest: object = {}) => ({
    id,
    type: 'string',
    content: { type: ['managed'], content_objects: [{ id, ...rest }] },
  })
  const countries = [option('de', 'Germany'), option('fr', 'France')]

  it.each([
    ['a row', [text('name'), content('country')], 'people/0/country', [{ country: 'fr' }, { country: 'de' }]],
    ['a group in a row', [group('at', content('country'))], 'people/0/at/country', [{ at: { country: 'fr' } }, { at: { country: 'de' } }]],
  ])('are known by their labels in %s', async (_where, fields, start, rows) => {
    const form = createTestForm({ schema: [people(fields)], initialValues: { people: [{}] } })
    form.show(start)
    form.open(start)
    await form.settle()
    await form.answer(0, { country: countries })
    await pasteTable(form, form.find('people'), 'France\nGermany', { start })
    expect(form.data()).toMatchObject({ people: rows })
  })

  it('show the error of a pasted value that they do not contain, where they load after the paste', async () => {
    const city = content('city', { content_object_depends_on_fields: [{ id: 'country' }] })
    const form = createTestForm({
      schema: [text('country'), people([city])],
      initialValues: { country: 'de', people: [{ city: 'Bonn' }] },
    })
    form.show('people/0/city')
    form.open('people/0/city')
    await form.settle()
    await form.answer(0, { city: [option('Bonn')] })
    form.choose('country', 'fr')
    await pasteTable(form, form.find('people'), 'Rome', { start: 'people/0/city' })
    expect(form.at('people/0/city').error).toBeUndefined()
    await form.settle()
    await form.answer(form.requests.length - 1, { city: [option('Lyon')] })
    expect(form.at('people/0/city').error).toBeDefined()
  })

  it('are not taken for those of other rows where each row has its own', async () => {
    const city = content('city', { content_object_depends_on_fields: [{ id: 'country' }] })
    const form = createTestForm({
      schema: [people([text('country'), city])],
      initialValues: { people: [{ country: 'de' }, { country: 'fr' }] },
    })
    form.show('people/0/city')
    form.open('people/0/city')
    await form.settle()
    await form.answer(0, { city: [option('p', 'Paris')] })
    await pasteTable(form, form.find('people'), 'Paris\nParis', { start: 'people/0/city' })
    expect(form.data()).toEqual({
      people: [
        { country: 'de', city: 'Paris' },
        { country: 'fr', city: 'Paris' },
      ],
    })
  })
})

describe('nothing is pasted and nothing is said', () => {
  it('where all lines for single values are blank', async () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['red'] } })
    expect(await pasteTable(form, form.find('tags'), '\n\n')).toEqual([])
    expect(form.data()).toEqual({ tags: ['red'] })
  })

  it('where rows have no field that shows', async () => {
    const form = createTestForm({ schema: [people([text('key', { ui_options: { ui_widget: 'hidden' } })])] })
    expect(await pasteTable(form, form.find('people'), 'a\nb')).toEqual([])
    expect(form.data()).toEqual({})
  })

  it('where the list has gone', async () => {
    const form = createTestForm({ schema: [people([text('name')])] })
    const address = form.find('people')
    form.replaceStart([text('name')])
    expect(await pasteTable(form, address, 'a\nb')).toEqual([])
  })
})

describe('a table of very many cells', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}\t${index}`).join('\n')
  const openList = () => createTestForm({ schema: [people([text('name'), { id: 'age', type: 'integer' }])] })

  it('is pasted at once up to 10,000', async () => {
    const form = openList()
    const pause = vi.fn(() => Promise.resolve())
    expect(await pasteTable(form, form.find('people'), names(5000), { pause })).toEqual(['5,000 rows pasted'])
    expect(pause).not.toHaveBeenCalled()
  })

  it('ends with its last slice, where this one is full too', async () => {
    const form = openList()
    const pause = vi.fn(() => Promise.resolve())
    await pasteTable(form, form.find('people'), names(6000), { pause })
    expect(pause).toHaveBeenCalledTimes(2)
    expect(form.at('people').cell.rows).toHaveLength(6000)
  })

  it('lets the page do other things in between', async () => {
    const form = openList()
    const seen: number[] = []
    const pasting = pasteTable(form, form.find('people'), names(5001))
    setTimeout(() => seen.push(form.at('people').cell.rows?.length ?? 0))
    await pasting
    expect(seen).toEqual([2000])
    expect(form.at('people').cell.rows).toHaveLength(5001)
  })

  it('ends where the host gives the list another value meanwhile', async () => {
    const form = openList()
    const said = await pasteTable(form, form.find('people'), names(6000), { pause: () => Promise.resolve(form.set('people', 'all')) })
    expect(form.data()).toEqual({ people: 'all' })
    expect(said.at(-1)).toBe('2,000 rows pasted')
  })

  it('ends where the host gives the list other rows meanwhile', async () => {
    const form = openList()
    const pause = () => Promise.resolve(form.set('people', [{ name: 'Ada' }]))
    const said = await pasteTable(form, form.find('people'), names(6000), { pause })
    expect(form.data()).toEqual({ people: [{ name: 'Ada' }] })
    expect(said.at(-1)).toBe('2,000 rows pasted')
  })

  it('goes on where rows of another list are added meanwhile', async () => {
    const form = createTestForm({ schema: [people([text('name'), { id: 'age', type: 'integer' }]), tags] })
    await pasteTable(form, form.find('people'), names(6000), { pause: () => Promise.resolve(form.addRow('tags')) })
    expect(form.at('people').cell.rows).toHaveLength(6000)
  })

  it('ends where a reload takes the list away meanwhile', async () => {
    const form = openList()
    form.changeEnvironment({ schemaMerge: 'replace' })
    const pause = async () => {
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf([text('name')]))
    }
    const said = await pasteTable(form, form.find('people'), names(6000), { pause })
    expect(form.has('people')).toBe(false)
    expect(said.at(-1)).toBe('2,000 rows pasted')
  })

  it('reads the rest for the types that a reload gives the fields meanwhile', async () => {
    const form = openList()
    const retyped = people([text('name'), { id: 'age', type: 'string', label: 'age' }])
    let isReloaded = false
    const pause = async () => {
      if (isReloaded) return
      isReloaded = true
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf([retyped]))
    }
    const lines = Array.from({ length: 6000 }, (_, index) => `Ada\t${index}`).join('\n')
    await pasteTable(form, form.find('people'), lines, { pause })
    expect(form.valueAt(['people', 5999])).toEqual({ name: 'Ada', age: '5999' })
    expect(form.store.state.indexes.errors.size).toBe(0)
  })

  it('says nothing more of what was undone meanwhile', async () => {
    const form = openList()
    const said = await pasteTable(form, form.find('people'), names(6000), { pause: () => Promise.resolve(form.undo()) })
    expect(said).toEqual(['Pasting: 2,000 of 6,000 rows'])
  })

  it('ends where the host makes the form read-only meanwhile', async () => {
    const form = openList()
    await pasteTable(form, form.find('people'), names(6000), { pause: () => Promise.resolve(form.changeSettings({ readOnly: true })) })
    expect(form.at('people').cell.rows).toHaveLength(2000)
  })
})
