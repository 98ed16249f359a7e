import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useField, useRows, useRowTitle, type Path, type RowEntry, type RowsApi } from 'moduleform'
import { memo } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rowChanges } from '../../src/react/field/useRowsView.tsx'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

expectSilentConsole()
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name', validation: { required: true } }
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'Person', fields: [name] },
  validation: { min_items: 1, max_items: 3 },
}
const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string' } }

/** The result of each render of the list. */
let told: RowsApi[] = []
/** The row of each render of a row. */
let renders: string[] = []
afterEach(() => {
  told = []
  renders = []
})

function Text({ path }: { readonly path: Path }) {
  const { label, labelProps, inputProps } = useField<string>(path)
  return (
    <p>
      <label {...labelProps}>{label}</label> <input {...inputProps} />
    </p>
  )
}

const Row = memo(function Row({ row }: { readonly row: RowEntry }) {
  const title = useRowTitle(row.path)
  renders.push(row.key)
  return (
    <li aria-label={title || row.label}>
      <Text path={[...row.path, 'name']} />
    </li>
  )
})

function List({ path }: { readonly path: Path | string }) {
  const list = useRows(path)
  told.push(list)
  return (
    <ul>
      {list.rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </ul>
  )
}

const rows = (): RowsApi => {
  const last = told.at(-1)
  if (last === undefined) throw new Error('No rows were told.')
  return last
}
const names = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'))
const two = { initialValues: { people: [{ name: 'Ada' }, { name: 'Grace' }] } }
const keyAt = (index: number) => rows().rows[index]?.key ?? ''

describe('useRows', () => {
  it('adds, inserts, removes and moves rows under keys that stay', () => {
    const { form } = openHeadless([people], <List path="people" />, two)
    expect(names()).toEqual(['Ada', 'Grace'])
    const [ada, grace] = [keyAt(0), keyAt(1)]
    act(() => rows().move(ada, 1))
    expect(rows().rows.map(({ key }) => key)).toEqual([grace, ada])
    let added: Path = []
    act(() => void (added = rows().insert(1)))
    expect(added).toEqual(['people', 1])
    expect(names()).toEqual(['Grace', 'Person 2', 'Ada'])
    expect(rows()).toMatchObject({ canAdd: false, canRemove: true, itemLabel: 'Person' })
    act(() => rows().remove(keyAt(1)))
    act(() => rows().remove(grace))
    expect(form().getFormData()).toEqual({ people: [{ name: 'Ada' }] })
    expect(rows()).toMatchObject({ canAdd: true, canRemove: false, rows: [{ key: ada, path: ['people', 0], label: 'Person 1' }] })
  })

  it('returns where an added row stands, so that the focus can go there', () => {
    const { form } = openHeadless([people], <List path="people" />, two)
    let added: Path = []
    act(() => void (added = rows().add()))
    expect(added).toEqual(['people', 2])
    act(() => void form().focusField([...added, 'name']))
    expect(document.activeElement).toBe(screen.getAllByLabelText('Name')[2])
  })

  it('copies a row, and brings back the one removed last', async () => {
    await rowChanges.load()
    const { form } = openHeadless([people], <List path="people" />, two)
    await act(async () => rows().duplicate(keyAt(0)))
    await vi.waitFor(() => expect(names()).toEqual(['Ada', 'Ada', 'Grace']))
    act(() => rows().remove(keyAt(2)))
    await vi.waitFor(() => expect(rows().removed?.title).toBe('Grace'))
    await act(async () => rows().removed?.restore())
    await vi.waitFor(() => expect(names()).toEqual(['Ada', 'Ada', 'Grace']))
    expect(form().canUndo).toBe(true)
  })

  it('renders neither the list nor other rows for a key that is typed into one, though its title changes', () => {
    openHeadless([people], <List path="people" />, two)
    const [ada] = [keyAt(0)]
    const before = told.length
    renders = []
    fireEvent.change(screen.getAllByLabelText('Name')[0] ?? document.body, { target: { value: 'Ada L.' } })
    expect(names()).toEqual(['Ada L.', 'Grace'])
    expect(rows().titleOf(ada)).toBe('Ada L.')
    expect(told).toHaveLength(before)
    expect(new Set(renders)).toEqual(new Set([ada]))
  })

  it('has no title for a row that is not there', () => {
    const Title = ({ path }: { readonly path: Path | string }) => <i>{`Title: ${useRowTitle(path)}`}</i>
    const titles = [['people', 5], '/people/5', ['tags', 0]].map((path) => <Title key={String(path)} path={path} />)
    const city = { id: 'city', type: 'string', label: 'City' }
    openHeadless([city, people], titles, { initialValues: { city: 'Paris', people: [{ name: 'Ada' }] } })
    expect(screen.getAllByText(/^Title/).map(({ textContent }) => textContent)).toEqual(['Title: ', 'Title: ', 'Title: '])
  })

  it('writes dates in titles as the locale does', async () => {
    const day = { id: 'name', type: 'string', label: 'Name', format: 'date' }
    const days = { ...people, items: { type: 'object', label: 'Day', fields: [day] } }
    openHeadless([days], <List path="people" />, { locale: 'de-DE', initialValues: { people: [{ name: '2026-02-01' }] } })
    await vi.waitFor(() => expect(names()).toEqual(['1. Feb. 2026']))
    expect(rows().titleOf(keyAt(0))).toBe('1. Feb. 2026')
  })

  it('says which rows hold an error, and which is to unfold for the focus', async () => {
    const { form } = openHeadless([people], <List path="people" />, { initialValues: { people: [{ name: 'Ada' }, {}] } })
    await act(async () => void (await form().submit()))
    expect(rows().rows.map(({ hasError, wantsFocus }) => [hasError, wantsFocus])).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('can be rows of one value', () => {
    function Tags() {
      const { rows: all, add } = useRows('tags')
      return (
        <>
          {all.map(({ key, path }) => (
            <Text key={key} path={path} />
          ))}
          <button onClick={add}>Add</button>
        </>
      )
    }
    const { form } = openHeadless([tags], <Tags />)
    fireEvent.click(screen.getByText('Add'))
    fireEvent.change(screen.getByLabelText('Tags 1'), { target: { value: 'red' } })
    expect(form().getFormData()).toEqual({ tags: ['red'] })
  })

  it('are none where no rows are, and come with them', () => {
    const { reload } = openHeadless([name], <List path="people" />)
    expect(rows()).toMatchObject({ exists: false, rows: [], canAdd: false })
    expect(rows().add()).toEqual([])
    reload([people])
    expect(rows().exists).toBe(true)
    act(() => void rows().add())
    expect(names()).toEqual(['Person 1'])
    reload([name])
    expect(rows().exists).toBe(false)
  })

  it('can be neither added nor removed where the form is read-only', () => {
    openHeadless([people], <List path="people" />, { ...two, readOnly: true })
    expect(rows()).toMatchObject({ canAdd: false, canRemove: false })
  })
})
