import { parseSchema } from 'moduleform/core'
import { lintAnswer } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'
import { isPartialAnswer, mergeAnswer, type AnswerMerge } from '../../../src/core/schema/mergeSchema.ts'

const version = { workflows_module_schema_version: '1.0.0' }
const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const number = { id: 'count', type: 'integer', validation: { min: 1 } }
const start = parseSchema({ metadata: version, fields: [kind, number, { id: 'odd', type: 'colour' }] }).schema

const given = (fields: readonly object[], rest: Partial<AnswerMerge>): AnswerMerge => ({
  current: start,
  start,
  answer: { metadata: version, fields },
  trigger: [['kind']],
  mode: 'merge',
  ...rest,
})
const merge = (fields: readonly object[], rest: Partial<AnswerMerge> = {}) => mergeAnswer(given(fields, rest))
const reports = (fields: readonly object[], rest: Partial<AnswerMerge> = {}) =>
  lintAnswer(given(fields, rest), merge(fields, rest)).map(({ code, pointer }) => `${code} ${pointer}`)

/** Problems of the schema that each test starts with. */
const standing = ['key/near-miss /fields/1/validation/min', 'field/unknown-type /fields/2/type']

describe('an answer that is partial', () => {
  test('says of a field only what changes: the rest is there already', () => {
    const schema = merge([{ id: 'count', label: 'Number' }])
    expect(schema.fields[1]).toEqual({ ...number, label: 'Number' })
    expect(reports([{ id: 'count', label: 'Number' }])).toEqual(standing)
  })

  test('removes a message of validation with `null`', () => {
    const current = parseSchema({
      metadata: version,
      fields: [kind, { ...number, validation_messages: { required: 'How many?', min: 'x' } }],
    })
    const merged = merge([{ id: 'count', validation_messages: { required: null } }], { current: current.schema })
    expect(merged.fields[1]?.validation_messages).toEqual({ min: 'x' })
  })

  test('gives a choice written as id and label the value that the type of its field needs', () => {
    const country = { id: 'country', type: 'object', choices: { values: [] } }
    const choices = {
      values: [
        { id: 'de', label: 'Germany' },
        { value: 'at', label: 'Austria' },
      ],
    }
    const valuesOf = (field: object) => {
      const current = parseSchema({ metadata: version, fields: [kind, field] }).schema
      const [, merged] = merge([{ id: 'country', choices }], { current }).fields
      return merged?.choices?.values.map(({ value }) => value)
    }
    expect(valuesOf(country)).toEqual([{ id: 'de', label: 'Germany' }, 'at'])
    expect(valuesOf({ ...country, type: 'array', items: { type: 'object' } })).toEqual([{ id: 'de', label: 'Germany' }, 'at'])
    expect(valuesOf({ ...country, type: 'string' })).toEqual(['de', 'at'])
  })

  test('is at fault where a field lacks something after the merge too', () => {
    expect(reports([{ id: 'new', label: 'New' }])).toContain('field/missing-type /fields/0')
    expect(reports([{ id: 'count', ui_options: { ui_widget: 'textarea' } }])).toContain('widget/unfit /fields/1/ui_options/ui_widget')
    expect(reports([{ id: 'odd', type: 'string' }])).toEqual(standing.slice(0, 1))
  })

  test('has its own faults reported once, where they stand in it', () => {
    expect(reports([{ id: 'count', lable: 'Number', default: 'many' }])).toEqual([
      'key/near-miss /fields/0/lable',
      ...standing.slice(0, 1),
      'default/wrong-type /fields/1/default',
      ...standing.slice(1),
    ])
  })

  test('is one that does not name a field inside another, in whatever shape that other has come', () => {
    const asked = [['contacts', 'email']]
    const email = { id: 'email', type: 'string' }
    const ofList = { id: 'contacts', type: 'array', items: { type: 'object', fields: [email] } }
    const shapes: readonly [object, boolean][] = [
      [{ id: 'other', type: 'string' }, true],
      [{ id: 'contacts', type: 'string' }, true],
      [{ id: 'contacts', type: 'array', items: { type: 'string' } }, true],
      [{ id: 'contacts', type: 'object', fields: [] }, true],
      [{ id: 'contacts', type: 'object', fields: [email] }, false],
      [ofList, false],
    ]
    for (const [field, isPartial] of shapes) expect(isPartialAnswer(given([field], { trigger: asked }))).toBe(isPartial)
    expect(isPartialAnswer(given([ofList], { trigger: [['kind'], ...asked] }))).toBe(false)
  })

  test('is none where answers replace the schema, or nobody has asked by a field', () => {
    expect(isPartialAnswer(given([], { mode: 'replace' }))).toBe(false)
    expect(isPartialAnswer(given([], {}))).toBe(true)
    expect([isPartialAnswer(given([], { trigger: [] })), isPartialAnswer(given([], { trigger: undefined }))]).toEqual([false, false])
  })

  test('gives a field options of its own, of the type that they have by default', () => {
    const content_objects = [{ id: 'cities' }]
    expect(merge([{ id: 'count', content: { content_objects } }]).fields[1]).toEqual({
      ...number,
      content: { type: ['managed'], content_objects },
    })
    const typed = { type: ['custom'], content_objects }
    expect(merge([{ id: 'count', content: typed }]).fields[1]).toEqual({ ...number, content: typed })
    expect(merge([{ id: 'count', content: { type: [] } }]).fields[1]).toEqual(number)
  })

  test('takes with null out what a field had', () => {
    expect(merge([{ id: 'count', validation: null }]).fields[1]).toEqual({ id: 'count', type: 'integer' })
  })

  test('defines the fields inside a field whole', () => {
    const group = { id: 'group', type: 'object', fields: [{ id: 'a', type: 'string' }] }
    const current = parseSchema({ metadata: version, fields: [kind, group] }).schema
    const answer = [{ id: 'group', fields: [{ id: 'a', label: null }] }]
    expect(merge(answer, { current, start: current }).fields[1]).toEqual({ id: 'group', type: 'object', fields: [{ id: 'a' }] })
    expect(reports(answer, { current, start: current })).toEqual(['field/missing-type /fields/0/fields/0'])
  })

  test('is every answer where answers accumulate', () => {
    expect(reports([{ id: 'kind', label: 'Kind' }], { mode: 'accumulate' })).toEqual(standing)
  })
})

describe('an answer that is whole', () => {
  test('defines its fields anew, and what is wrong with those that stay is still wrong', () => {
    expect(reports([kind, { id: 'count' }])).toEqual(['field/missing-type /fields/1', 'field/unknown-type /fields/2/type'])
  })

  test('is the schema where answers replace it', () => {
    expect(reports([kind, { id: 'count' }], { mode: 'replace' })).toEqual(['field/missing-type /fields/1'])
  })
})

describe('the schema after a partial answer', () => {
  test.each([
    { content: {} },
    { choices: {} },
    { content: { content_objects: [{ id: 'x' }] } },
    { content: { type: [], content_objects: [{ id: 'x' }] } },
  ])('reads as itself after %j', (change) => {
    const merged = merge([{ id: 'count', ...change }], { mode: 'accumulate' })
    expect(parseSchema(merged).schema).toEqual(merged)
  })
})

describe('an answer that makes too many fields of what is there', () => {
  const fields = (name: string) => Array.from({ length: 12_000 }, (_, index) => ({ id: `${name}${index}`, type: 'string' }))
  const current = parseSchema({
    metadata: version,
    fields: [...fields('a'), { id: 'g', type: 'object', fields: fields('b').slice(0, 7_000) }],
  }).schema
  const accumulate: Partial<AnswerMerge> = { current, start: current, mode: 'accumulate' }
  const more = [{ id: 'g' }, ...fields('c').slice(0, 3_000)]

  test('is cut at the limit of one that is sent, and says so', () => {
    const schema = merge(more, accumulate)
    expect(schema.fields.map(({ id }) => id).slice(-2)).toEqual(['c997', 'c998'])
    expect(schema).toMatchObject({ left_out: true })
    expect(schema.fields[0]).toBe(current.fields[0])
    expect(schema.fields[12_000]).toBe(current.fields[12_000])
    expect(reports(more, accumulate)).toEqual(['schema/too-many-fields /fields/13000'])
  })

  test('is merged as ever where it comes to no more than the limit', () => {
    const few = more.slice(0, 1_000)
    expect(merge(few, accumulate).fields).toHaveLength(13_000)
    expect(reports(few, accumulate)).toEqual([])
  })
})
