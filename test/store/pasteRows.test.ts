import { describe, expect, it, vi } from 'vitest'
import { changeMessages } from '../../src/react/form/changeMessages.ts'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import { pasteRows } from '../../src/store/rows/pasteRows.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const people = (fields: readonly object[], rest: object = {}) => ({
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'Person', fields },
  ...rest,
})
const tags = { id: 'tags', type: 'array', label: 'Tags', items: text('tag') }
const age = { id: 'age', type: 'integer', label: 'age' }

/** Pastes a text into a list of a form; returns the announced message. */
async function paste(form: TestForm, path: string, pasted: string, start?: string, pause = () => Promise.resolve()) {
  const announce = vi.fn()
  const place = { store: form.store, work: rowWork, messages: { ...defaultUiMessages, ...changeMessages }, announce, pause }
  await pasteRows(place, form.find(path), pasted, start === undefined ? undefined : form.find(start))
  return announce.mock.calls.map(([said]) => String(said))
}

describe('a table that is pasted', () => {
  it('fills rows and columns from a field on, and makes the rows that lack', async () => {
    const form = createTestForm({
      schema: [people([text('name'), age, text('city')])],
      initialValues: { people: [{ name: 'x' }, { name: 'y', city: 'Bonn' }] },
    })
    const said = await paste(form, 'people', '36\tLondon\n85\tNew York\n101\t', 'people/0/age')
    expect(form.data()).toEqual({
      people: [{ name: 'x', age: 36, city: 'London' }, { name: 'y', age: 85, city: 'New York' }, { age: 101 }],
    })
    expect(said).toEqual(['3 rows pasted'])
  })

  it('keeps as typed what is no date yet, and hands over none', async () => {
    const form = createTestForm({ schema: [people([text('name'), text('born', { format: 'date' })])], initialValues: { people: [] } })
    await paste(form, 'people', 'Ada\t1815-12-10\nGrace\t9.12.06')
    expect(form.data()).toEqual({ people: [{ name: 'Ada', born: '1815-12-10' }, { name: 'Grace' }] })
    expect(form.at('people/1/born').cell).toMatchObject({ text: '9.12.06', unread: true })
  })

  it('stands below what somebody has filled in, where it is pasted onto the list', async () => {
    const form = createTestForm({ schema: [people([text('name')])], initialValues: { people: [{ name: 'x' }] } })
    form.addRow('people')
    await paste(form, 'people', 'a\nb')
    expect(form.data()).toEqual({ people: [{ name: 'x' }, { name: 'a' }, { name: 'b' }] })
  })

  it('makes rows of one value from lines, blank ones left out', async () => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['red'] } })
    await paste(form, 'tags', 'green\r\n\r\nblue\r\n')
    expect(form.data()).toEqual({ tags: ['red', 'green', 'blue'] })
  })

  it('goes into fields of groups, in the order in which they are shown, and past what is hidden', async () => {
    const place = { id: 'place', type: 'object', label: 'place', fields: [text('zip'), text('city')] }
    const hidden = text('key', { ui_options: { ui_widget: 'hidden' } })
    const list = { id: 'nested', type: 'array', label: 'n', items: text('x') }
    const form = createTestForm({
      schema: [
        people([text('name'), hidden, place, list, age], {
          items: { type: 'object', fields: [text('name'), hidden, place, list, age], ui_options: { ui_order: ['age'] } },
        }),
      ],
    })
    await paste(form, 'people', '36\tAda\t123\tLondon')
    expect(form.data()).toEqual({ people: [{ age: 36, name: 'Ada', place: { zip: '123', city: 'London' } }] })
  })

  it('leaves a field of a new row to its default where the cell is empty, and clears one that is there', async () => {
    const form = createTestForm({
      schema: [people([text('name'), text('role', { default: 'lead' })])],
      initialValues: { people: [{ name: 'x', role: 'dev' }] },
    })
    await paste(form, 'people', 'a\t\nb\t', 'people/0/name')
    expect(form.data()).toEqual({
      people: [
        { name: 'a', role: '' },
        { name: 'b', role: 'lead' },
      ],
    })
  })

  it('knows choices by value and by label, several between commas, and yes and no by their words', async () => {
    const choices = {
      values: [
        { value: 'de', label: 'Germany' },
        { value: 'fr', label: 'France' },
      ],
    }
    const fields = [
      text('country', { choices }),
      { id: 'all', type: 'array', label: 'all', items: { type: 'string' }, choices },
      { id: 'on', type: 'boolean', label: 'on' },
    ]
    const form = createTestForm({ schema: [people(fields)] })
    await paste(form, 'people', 'Germany\tFrance, de\tyes\nfr\tGERMANY\tFALSE')
    expect(form.data()).toEqual({
      people: [
        { country: 'de', all: ['fr', 'de'], on: true },
        { country: 'fr', all: ['de'], on: false },
      ],
    })
  })

  it('is matched without the blanks around a cell, exactly before in another case', async () => {
    const choices = {
      values: [
        { value: 'm', label: 'Metre' },
        { value: 'M', label: 'Mega' },
      ],
    }
    const form = createTestForm({ schema: [people([text('unit', { choices }), { id: 'on', type: 'boolean', label: 'on' }])] })
    await paste(form, 'people', 'M\t No \n m \tYES\nMETRE\ttrue')
    expect(form.data()).toEqual({
      people: [
        { unit: 'M', on: false },
        { unit: 'm', on: true },
        { unit: 'm', on: true },
      ],
    })
  })

  it('keeps a cell as typed that is no yes and no no, and one whose choices are known in part', async () => {
    const choices = { values: [{ value: 'de', label: 'Germany' }] }
    const fields = [
      { id: 'on', type: 'boolean', label: 'on' },
      { id: 'all', type: 'array', label: 'all', items: { type: 'string' }, choices },
    ]
    const form = createTestForm({ schema: [people(fields)] })
    await paste(form, 'people', 'Maybe\tGermany, Atlantis')
    expect(form.at('people/0/on').cell).toMatchObject({ text: 'Maybe', unread: true })
    expect(form.at('people/0/all').cell).toMatchObject({ text: 'Germany, Atlantis', unread: true })
  })

  it('is checked like what was typed and left', async () => {
    const form = createTestForm({ schema: [people([text('name', { validation: { min_length: 3 } })])] })
    const said = await paste(form, 'people', 'Ada\nxy')
    expect(form.at('people/0/name').error).toBeUndefined()
    expect(form.at('people/1/name').error).toBeDefined()
    expect(said).toEqual(['2 rows pasted, 1 value to correct'])
  })
})

describe('what does not fit', () => {
  it('a cell stays in it as typed, with its error, in new rows and in those that were there', async () => {
    const form = createTestForm({ schema: [people([text('name'), age])], initialValues: { people: [{ name: 'x', age: 1 }] } })
    const said = await paste(form, 'people', 'a\tmany\nb\t12,5\nc\t7', 'people/0/name')
    expect(form.data()).toEqual({ people: [{ name: 'a' }, { name: 'b' }, { name: 'c', age: 7 }] })
    for (const [row, typed] of [
      [0, 'many'],
      [1, '12,5'],
    ] as const) {
      expect(form.at(['people', row, 'age']).cell).toMatchObject({ text: typed, unread: true })
      expect(form.at(['people', row, 'age']).error).toBeDefined()
    }
    expect(form.at('people').keysWithError.size).toBe(2)
    expect(said).toEqual(['3 rows pasted, 2 values to correct'])
  })

  it('the most rows of a list, or its fields, is left out and told', async () => {
    const form = createTestForm({
      schema: [people([text('name')], { validation: { max_items: 3 } })],
      initialValues: { people: [{ name: 'x' }] },
    })
    const said = await paste(form, 'people', 'a\tb\nc\nd\ne')
    expect(form.data()).toEqual({ people: [{ name: 'x' }, { name: 'a' }, { name: 'c' }] })
    expect(said).toEqual(['2 rows pasted, 2 rows left out: the list takes 3, 1 column left out: no field for it'])
  })

  it.each(['readOnly', 'disabled'])('a form that is %s is not pasted', async (state) => {
    const form = createTestForm({ schema: [tags], initialValues: { tags: ['red'] }, [state]: true })
    expect(await paste(form, 'tags', 'a\nb')).toEqual([])
    expect(form.data()).toEqual({ tags: ['red'] })
  })
})

describe('a paste', () => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}\t${index}`).join('\n')

  it('is one change, which is called by its rows', async () => {
    const form = createTestForm({ schema: [people([text('name'), age])], initialValues: { people: [{ name: 'x' }] } })
    await paste(form, 'people', 'a\tmany\nb\t2', 'people/0/name')
    expect(form.store.state.history).toMatchObject({ destroyed: 'rowsPasted', pasted: { rows: 2, wrong: 1 } })
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'x' }] })
    expect(form.at('people/0/age').cell.text).toBeUndefined()
    expect(form.store.state.history.applied).toMatchObject({ kind: 'rowsPasted', pasted: { rows: 2 } })
    form.redo()
    expect(form.data()).toEqual({ people: [{ name: 'a' }, { name: 'b', age: 2 }] })
    expect(form.at('people/0/age').cell.text).toBe('many')
  })

  it('of very many cells is made in slices, tells how far it is, and is one change all the same', async () => {
    const form = createTestForm({ schema: [people([text('name'), age])], initialValues: { people: [{ name: 'x' }] } })
    const seen: number[] = []
    const pause = () => {
      seen.push(form.at('people').cell.rows?.length ?? 0)
      return Promise.resolve()
    }
    const said = await paste(form, 'people', rowsOf(5_001), undefined, pause)
    expect(seen).toEqual([2_001, 4_001])
    expect(said).toEqual(['Pasting: 2,000 of 5,001 rows', 'Pasting: 4,000 of 5,001 rows', '5,001 rows pasted'])
    form.undo()
    expect(form.data()).toEqual({ people: [{ name: 'x' }] })
    form.redo()
    expect(form.at('people').cell.rows).toHaveLength(5_002)
  })

  it('ends where somebody takes it back, or changes the rows, meanwhile', async () => {
    const form = createTestForm({ schema: [people([text('name'), age])] })
    await paste(form, 'people', rowsOf(9_000), undefined, () => Promise.resolve(form.undo()))
    expect(form.at('people').cell.rows ?? []).toHaveLength(0)
    await paste(form, 'people', rowsOf(9_000), undefined, () => Promise.resolve(form.removeRow('people', 0)))
    expect(form.at('people').cell.rows).toHaveLength(1_999)
  })
})
