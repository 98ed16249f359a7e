import { type Field, mergeSchema, type MergeMode, parseSchema, type Schema } from 'moduleform/core'
import { describe, expect, test } from 'vitest'

const text = (id: string, rest: object = {}): Field => ({ id, type: 'string', ...rest })
const schemaOf = (fields: readonly Field[], rest: object = {}): Schema => parseSchema({ ...empty, fields, ...rest }).schema
const empty = { metadata: { workflows_module_schema_version: '1.0.0' } }
const idsOf = (schema: Schema) => schema.fields.map((field) => field.id).join(' ')

const kind = text('kind', { on_action: { load_schema: true } })
const start = schemaOf([kind, text('name'), text('note')])

const merge = (answer: Schema, rest: Partial<Parameters<typeof mergeSchema>[0]> = {}) =>
  mergeSchema({ current: start, start, answer, trigger: [['kind']], mode: 'merge', ...rest })

describe('a whole answer, which names the field that triggered it', () => {
  test('defines the fields it names anew and leaves the others of the start', () => {
    const answer = schemaOf([kind, text('name', { label: 'Your name', validation: { required: true } })])
    expect(merge(answer).fields).toEqual([kind, text('name', { label: 'Your name', validation: { required: true } }), text('note')])
  })

  test('takes what a field no longer says out of it', () => {
    const current = schemaOf([kind, text('name', { validation: { required: true } }), text('note')])
    expect(merge(schemaOf([kind, text('name')]), { current }).fields[1]).toEqual(text('name'))
  })

  test('takes out fields that only earlier answers had brought', () => {
    const current = merge(schemaOf([kind, text('extra')]))
    expect(idsOf(current)).toBe('kind extra name note')
    expect(idsOf(merge(schemaOf([kind, text('other')]), { current }))).toBe('kind other name note')
  })

  test('keeps what a partial answer changed in a field of the start that it does not name', () => {
    const current = merge(schemaOf([text('note', { label: 'Changed' })]))
    expect(merge(schemaOf([kind]), { current }).fields[2]).toEqual(text('note', { label: 'Changed' }))
  })

  test('goes back to what the start says at the root, where it says nothing itself', () => {
    const rule = { if: { and: [{ id: 'kind', operator: 'is_empty' }] }, then: { fields: [{ id: 'note', apply_as: 'merge', label: 'L' }] } }
    const current = merge(schemaOf([kind], { rules: [rule], ui_options: { ui_order: ['note'] } }))
    expect(current).toMatchObject({ rules: [rule], ui_options: { ui_order: ['note'] } })
    expect(merge(schemaOf([kind]), { current })).toEqual(start)
  })

  test('is also what a first or manual load is answered with', () => {
    const current = schemaOf([kind, text('extra')])
    expect(idsOf(merge(schemaOf([text('new')]), { current, trigger: undefined }))).toBe('new kind')
    expect(idsOf(merge(schemaOf([text('new')]), { current, trigger: [] }))).toBe('new kind')
  })

  test('is one that names one of several fields that triggered it', () => {
    const current = schemaOf([kind, text('extra')])
    expect(idsOf(merge(schemaOf([kind]), { current, trigger: [['gone'], ['kind']] }))).toBe('kind')
  })

  test('names a field in rows by its path of ids', () => {
    const rows = (fields: readonly Field[]): Field => ({ id: 'contacts', type: 'array', items: { type: 'object', fields } })
    const current = schemaOf([rows([text('email')]), text('extra')])
    const whole = schemaOf([rows([text('email')])])
    const given = { current, start: whole, trigger: [['contacts', 'email']] }
    expect(idsOf(merge(whole, given))).toBe('contacts')
    expect(idsOf(merge(schemaOf([rows([text('phone')])]), given))).toBe('contacts extra')
    expect(idsOf(merge(schemaOf([{ id: 'contacts', type: 'object', fields: [text('email')] }]), given))).toBe('contacts')
  })
})

describe('a partial answer', () => {
  test('changes what it names and leaves everything else', () => {
    const answer = parseSchema({ ...empty, fields: [{ id: 'name', validation: { required: true } }] }).schema
    const current = schemaOf([kind, text('name', { label: 'Name', validation: { min_length: 2 } }), text('note')])
    expect(merge(answer, { current }).fields).toEqual([
      kind,
      text('name', { label: 'Name', validation: { min_length: 2, required: true } }),
      text('note'),
    ])
  })

  test('takes lists inside a field whole', () => {
    const current = schemaOf([
      { id: 'group', type: 'object', label: 'G', fields: [text('a'), text('b')] },
      { id: 'rows', type: 'array', items: { type: 'object', label: 'Row', fields: [text('a'), text('b')] } },
      text('name', { choices: { values: [{ value: 'x', label: 'X' }], vendor: 1 } }),
    ])
    const answer = parseSchema({
      ...empty,
      fields: [
        { id: 'group', fields: [text('b')] },
        { id: 'rows', items: { fields: [text('b')] } },
        { id: 'name', choices: { values: [{ value: 'y', label: 'Y' }] } },
      ],
    }).schema
    expect(merge(answer, { current }).fields).toEqual([
      { id: 'group', type: 'object', label: 'G', fields: [text('b')] },
      { id: 'rows', type: 'array', items: { type: 'object', label: 'Row', fields: [text('b')] } },
      text('name', { choices: { values: [{ value: 'y', label: 'Y' }], vendor: 1 } }),
    ])
  })

  test('replaces a default, which is data, and the rules of a field', () => {
    const rule = { if: { and: [{ id: 'kind', operator: 'is_empty' }] }, then: { fields: [{ id: 'name', apply_as: 'merge', label: 'L' }] } }
    const current = schemaOf([
      { id: 'name', type: 'object', content: { type: ['managed'], content_objects: [] }, default: { id: 1, label: 'One' } },
    ])
    const answer = schemaOf([{ id: 'name', type: 'object', default: { id: 2 }, rules: [rule] } as Field])
    expect(merge(answer, { current }).fields[0]).toMatchObject({ default: { id: 2 }, rules: [rule] })
    expect(merge(answer, { current }).fields[0]?.default).toEqual({ id: 2 })
  })

  test('shows a field again with ui_widget null', () => {
    const current = schemaOf([text('name', { ui_options: { ui_widget: 'hidden' } })])
    expect(merge(schemaOf([text('name', { ui_options: { ui_widget: null } })]), { current }).fields[0]?.ui_options).toEqual({
      ui_widget: null,
    })
  })
})

describe('the order of fields', () => {
  const inOrder = (ids: string) => schemaOf(ids.split(' ').map((id) => text(id)))

  test.each([
    ['after the field that precedes it in the answer', 'a b c', 'b new', 'a b new c'],
    ['at the front where none precedes it', 'a b', 'new a', 'new a b'],
    ['after a new one that precedes it', 'a b', 'a n1 n2 b n3', 'a n1 n2 b n3'],
    ['behind what stays where the answer knows none of it', 'a', 'n1 n2', 'n1 n2 a'],
  ])('puts a new field %s', (_name, current, answer, expected) => {
    expect(idsOf(merge(inOrder(answer), { current: inOrder(current), start: inOrder(current), mode: 'accumulate' }))).toBe(expected)
  })

  test('leaves known fields in their order, whole answer or not', () => {
    expect(idsOf(merge(inOrder('c a'), { current: inOrder('a b c'), start: inOrder('a b c'), trigger: undefined }))).toBe('a b c')
  })

  test('replaces ui_order where the answer gives one', () => {
    const ordered = schemaOf(start.fields, { ui_options: { ui_order: ['note', 'kind'], vendor: 1 } })
    expect(merge(schemaOf([text('name')]), { current: ordered, start: ordered }).ui_options).toEqual({
      ui_order: ['note', 'kind'],
      vendor: 1,
    })
    const answer = schemaOf([text('name')], { ui_options: { ui_order: ['kind'] } })
    expect(merge(answer, { current: ordered, start: ordered }).ui_options).toEqual({ ui_order: ['kind'], vendor: 1 })
  })
})

describe('the modes', () => {
  const current = schemaOf([kind, text('extra')])
  test.each<[MergeMode, string]>([
    ['merge', 'kind'],
    ['accumulate', 'kind extra'],
    ['replace', 'kind'],
  ])('%s gives %s', (mode, expected) => {
    expect(idsOf(merge(schemaOf([kind]), { current, mode }))).toBe(expected)
  })

  test('replace forgets the fields of the start too', () => {
    expect(idsOf(merge(schemaOf([text('only')]), { mode: 'replace' }))).toBe('only')
  })
})

describe('identity', () => {
  test.each<MergeMode>(['merge', 'accumulate', 'replace'])('of everything stays where nothing changes (%s)', (mode) => {
    expect(merge(structuredClone(start), { mode, trigger: undefined })).toBe(start)
  })

  test('of fields that did not change stays, also inside a group that did', () => {
    const current = schemaOf([{ id: 'g', type: 'object', fields: [text('a'), text('b', { validation: { required: true } })] }, text('z')])
    const answer = schemaOf([
      { id: 'g', type: 'object', fields: [text('new'), text('a', { label: 'A' }), text('b', { validation: { required: true } })] },
    ])
    const merged = merge(answer, { current, start: current })
    expect(merged.fields[0]).not.toBe(current.fields[0])
    expect(merged.fields[0]?.fields?.[2]).toBe(current.fields[0]?.fields?.[1])
    expect(merged.fields[1]).toBe(current.fields[1])
  })

  test('of its arguments: they are not changed', () => {
    const answer = schemaOf([kind, text('new')])
    const before = JSON.stringify([start, answer])
    merge(answer)
    expect(JSON.stringify([start, answer])).toBe(before)
  })
})

test('an answer reaches no prototype', () => {
  const hostile: unknown = JSON.parse(
    '{"fields":[{"id":"__proto__","type":"string"},{"id":"name","__proto__":{"x":1},"ui_options":{"__proto__":{"x":1}}}],"__proto__":{"x":1}}',
  )
  const merged = merge(parseSchema(hostile).schema)
  expect(idsOf(merged)).toBe('__proto__ kind name note')
  expect(Object.keys(merged.fields[2]?.ui_options ?? {})).toEqual(['__proto__'])
  expect(({} as { x?: unknown }).x).toBeUndefined()
})
