import { act, cleanup } from '@testing-library/react'
import { useFields, type FieldsApi } from 'moduleform'
import { afterEach, describe, expect, it } from 'vitest'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

expectSilentConsole()
afterEach(cleanup)

const text = (id: string, more: object = {}) => ({ id, type: 'string', label: id, ...more })
const hides = (id: string) => ({
  if: { and: [{ id: 'a', operator: 'equal', value: 'hide' }] },
  then: { fields: [{ id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
})
const address = {
  id: 'address',
  type: 'object',
  label: 'Address',
  fields: [text('zip'), text('city'), text('street')],
  ui_options: { ui_order: ['street'], ui_layout: { type: 'horizontal', elements: ['zip', 'city'] } },
}

/** The result of each render. */
let told: FieldsApi[] = []
afterEach(() => {
  told = []
})

function List({ path }: { readonly path?: string }) {
  told.push(useFields(path))
  return null
}

const last = () => told.at(-1)
const ids = () => last()?.fields.map(({ id }) => id)

describe('useFields', () => {
  it('lists the fields of the form in their order, each with what is needed to choose a component for it', () => {
    const stars = { id: 'stars', type: 'integer', label: 'Stars', ui_options: { ui_widget: 'RatingWidget' } }
    openHeadless([text('a'), stars, address, text('b', { ui_options: { ui_widget: 'hidden' } })], <List />)
    expect(last()?.fields).toEqual([
      { path: ['a'], key: '/a', id: 'a', type: 'string', widget: undefined, control: 'input', shape: 'value' },
      { path: ['stars'], key: '/stars', id: 'stars', type: 'integer', widget: 'RatingWidget', control: 'number', shape: 'value' },
      { path: ['address'], key: '/address', id: 'address', type: 'object', widget: undefined, control: 'group', shape: 'group' },
    ])
  })

  it('lists those of a group, by `ui_order` and in the lines of its layout', () => {
    openHeadless([address], <List path="address" />)
    expect(ids()).toEqual(['street', 'zip', 'city'])
    expect(last()?.lines.map((line) => line.map(({ path }) => path))).toEqual([
      [['address', 'street']],
      [
        ['address', 'zip'],
        ['address', 'city'],
      ],
    ])
  })

  it('follows rules and schemas, and no value', () => {
    const { form, reload } = openHeadless([text('a', { rules: [hides('b')] }), text('b')], <List />)
    expect(ids()).toEqual(['a', 'b'])
    const before = told.length
    act(() => form().setValue('a', 'x'))
    act(() => form().setValue('b', 'y'))
    expect(told).toHaveLength(before)
    act(() => form().setValue('a', 'hide'))
    expect(ids()).toEqual(['a'])
    reload([text('c')])
    expect(ids()).toEqual(['c'])
  })

  it('lists those of a row where it stands, and none where no group is', () => {
    const people = { id: 'people', type: 'array', items: { type: 'object', fields: [text('name')] } }
    const { form } = openHeadless([people], <List path="/people/1" />)
    expect(last()).toEqual({ fields: [], lines: [] })
    act(() => form().setValue('people', [{}, {}]))
    expect(last()?.fields.map(({ path }) => path)).toEqual([['people', 1, 'name']])
    act(() => form().setValue('people', [{}]))
    expect(ids()).toEqual([])
  })
})
