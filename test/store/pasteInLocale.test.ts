import { describe, expect, it, vi } from 'vitest'
import type { PastePlace } from '../../src/store/rows/pasteRows.ts'
import { readDate } from '../../src/widgets/date/readDate.ts'
import { plainNumber } from '../../src/widgets/number/readLocalNumber.ts'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { pasteTable } from '../support/pasteTable.ts'

const name = { id: 'name', type: 'string' }
const price = { id: 'price', type: 'number' }
const born = { id: 'born', type: 'string', format: 'date' }
const woken = { id: 'woken', type: 'string', format: 'date-time' }
const lost = () => Promise.reject(new Error('No network.'))

const openList = (...fields: readonly object[]) =>
  createTestForm({ schema: [{ id: 'people', type: 'array', items: { type: 'object', fields } }] })

/** Reads dates as a German writes them, and says how often it was loaded. */
const germanDates = () => ({ load: vi.fn(() => Promise.resolve({ readDate })) })

/** Reads numbers as a German writes them, once it has been loaded. */
function germanNumbers() {
  let isLoaded = false
  const load = vi.fn(() => {
    isLoaded = true
    return Promise.resolve()
  })
  return { load, toPlain: (text: string) => (isLoaded ? plainNumber(text, 'de') : text) }
}

const paste = (form: TestForm, text: string, dates?: PastePlace['dates']) =>
  pasteTable(form, form.find('people'), text, { dates, locale: 'de' })

describe('dates in a table that is pasted', () => {
  it('are read as the locale writes them, beside other columns', async () => {
    const form = openList(name, born, woken)
    await paste(form, 'Ada\t10.12.1815\t11.12.1815 08:30 +01:00', germanDates())
    expect(form.data()).toEqual({ people: [{ name: 'Ada', born: '1815-12-10', woken: '1815-12-11T08:30:00+01:00' }] })
  })

  it.each([born, woken])('are read so where $format is their only kind', async (field) => {
    const form = openList(name, field)
    await paste(form, 'Ada\t10.12.1815 08:30 Z\nGrace\t10.12.1815', germanDates())
    const read = field === born ? [undefined, '1815-12-10'] : ['1815-12-10T08:30:00Z', undefined]
    expect([form.valueAt(['people', 0, field.id]), form.valueAt(['people', 1, field.id])]).toEqual(read)
  })

  it('stay as typed where they are none, with their error, and so does text that only looks like one', async () => {
    const form = openList(name, born)
    await paste(form, '10.12.1815\tsome day', germanDates())
    expect(form.data()).toEqual({ people: [{ name: '10.12.1815' }] })
    expect(form.at('people/0/born').cell).toMatchObject({ text: 'some day', unread: true })
    expect(form.at('people/0/born').error).toBeDefined()
  })

  it('are read as ISO text where the code for it cannot be loaded', async () => {
    const form = openList(name, born)
    await paste(form, 'Ada\t1815-12-10\nGrace\t9.12.1906', { load: lost })
    expect(form.data()).toEqual({ people: [{ name: 'Ada', born: '1815-12-10' }, { name: 'Grace' }] })
  })

  it('go below the rows that are there once the code for them has loaded', async () => {
    const form = openList(name, born)
    form.addRow('people')
    form.type('people/0/name', 'Grace')
    const load = () => {
      form.removeRow('people', 0)
      return Promise.resolve({ readDate })
    }
    await paste(form, 'Ada\t10.12.1815', { load })
    expect(form.at('people').cell.rows).toHaveLength(1)
    expect(form.data()).toEqual({ people: [{ name: 'Ada', born: '1815-12-10' }] })
  })

  it('load nothing where no column is one', async () => {
    const dates = germanDates()
    await paste(openList(name, price), 'Ada\t1', dates)
    expect(dates.load).not.toHaveBeenCalled()
  })
})

describe('numbers in a table that is pasted', () => {
  it('are read as the locale writes them, beside other columns, with code that is loaded for it', async () => {
    const form = openList(name, price)
    form.changeSettings({ numbers: germanNumbers() })
    await paste(form, 'Ada\t12,5')
    expect(form.data()).toEqual({ people: [{ name: 'Ada', price: 12.5 }] })
  })

  it('are read with a point where the code cannot be loaded', async () => {
    const form = openList(name, price)
    form.changeSettings({ numbers: { ...germanNumbers(), load: lost } })
    await paste(form, 'Ada\t12.5\nGrace\t12,5')
    expect(form.data()).toEqual({ people: [{ name: 'Ada', price: 12.5 }, { name: 'Grace' }] })
  })

  it('load nothing where no column is one', async () => {
    const form = openList(name, born)
    const numbers = germanNumbers()
    form.changeSettings({ numbers })
    await paste(form, 'Ada\t1815-12-10')
    expect(numbers.load).not.toHaveBeenCalled()
  })
})
