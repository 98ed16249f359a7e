import fc from 'fast-check'
import { mergeSchema, parseSchema, type MergeMode } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { mergeAnswer } from '../../../src/core/schema/mergeSchema.ts'
import { writeSchema } from '../../../src/core/schema/writeSchema.ts'
import { metadata, schemaLike } from './schemaLike.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const rule = { if: { id: 'a', operator: 'is_empty' }, then: [{ id: 'a', label: 'B' }] }
const merge = (sent: object, answer: object, mode: MergeMode = 'accumulate') => {
  const start = parseSchema(sent).schema
  return mergeAnswer({ current: start, start, answer, trigger: [['x']], mode })
}

describe('writeSchema', () => {
  it.each([
    ['a placeholder beside its options', text('a', { placeholder: 'P' })],
    ['a default in ui_options', text('a', { ui_options: { default: 'D' } })],
    ['options in ui_options', text('a', { ui_options: { options: ['x'] } })],
    ['choices without values', text('a', { choices: ['x', { id: 'y', label: 'Y' }, { value: 'z' }] })],
    ['a language beside its options', text('a', { ui_options: { ui_widget: 'CodeblockWidget', language: 'sql' } })],
    ['properties', { id: 'a', type: 'object', properties: [text('b', { placeholder: 'P' })] }],
    ['content without type', text('a', { content: { content_objects: [{ id: 'c' }] } })],
    ['a bare rule', text('a', { rules: [rule] })],
    ['what cannot be read', text('a', { label: 5, validation: 'x' })],
    ['a default in the options of items', { id: 'a', type: 'array', items: text('i', { ui_options: { default: 'D' } }) }],
  ])('keeps %s as the module wrote it', (_what, field) => {
    const sent = { metadata, fields: [text('before'), field] }
    const { schema } = parseSchema(sent)
    expect(writeSchema(schema)).toEqual(sent)
    expect(writeSchema(merge({ metadata, fields: [text('before')] }, sent))).toEqual(sent)
  })

  it('says nothing of ours where a limit has left out fields', () => {
    const nested = (depth: number): object => ({ id: 'g', type: 'object', fields: depth === 0 ? [] : [nested(depth - 1)] })
    const wide = Array.from({ length: 20_001 }, (_, index) => text(`f${index}`))
    for (const fields of [[nested(40)], wide]) {
      const sent = writeSchema(parseSchema({ metadata, fields }).schema)
      expect(JSON.stringify(sent)).not.toContain('left_out')
    }
  })

  it('keeps properties at the root, until an answer says fields', () => {
    const sent = { metadata, properties: [text('a')] }
    expect(writeSchema(parseSchema(sent).schema)).toEqual(sent)
    expect(writeSchema(merge(sent, { metadata, fields: [text('a')] }))).toEqual({ metadata, fields: [text('a')] })
    expect(writeSchema(merge({ metadata, fields: [text('a')] }, sent))).toEqual(sent)
  })

  it('is the schema itself where nothing was written otherwise', () => {
    const { schema } = parseSchema({ metadata, fields: [text('a')] })
    expect(writeSchema(schema)).toBe(schema)
  })

  it.each([
    [{ placeholder: 'P' }, { ui_options: { placeholder: 'Q' } }, { ui_options: { placeholder: 'Q' } }],
    [{ ui_options: { placeholder: 'P' } }, { placeholder: 'Q' }, { placeholder: 'Q', ui_options: {} }],
    [{ placeholder: 'P' }, { ui_options: { ui_widget: 'textarea' } }, { placeholder: 'P', ui_options: { ui_widget: 'textarea' } }],
    [{ ui_options: { default: 'D' } }, { default: 'E' }, { default: 'E', ui_options: {} }],
    [{ default: 'D' }, { ui_options: { default: 'E' } }, { ui_options: { default: 'E' } }],
    [{ choices: ['x'] }, { ui_options: { options: ['y'] } }, { ui_options: { options: ['y'] } }],
  ])('takes two spellings for one key in a merge, the newer in place of the older: %j and %j', (older, newer, expected) => {
    const merged = merge({ metadata, fields: [text('a', older)] }, { metadata, fields: [{ id: 'a', ...newer }] })
    expect(writeSchema(merged)).toEqual({ metadata, fields: [text('a', expected)] })
    expect(parseSchema(writeSchema(merged)).schema.fields).toEqual(parseSchema({ metadata, fields: [text('a', expected)] }).schema.fields)
  })

  it('follows the newest spelling where an answer says the same in another way', () => {
    const proper = text('a', { ui_options: { placeholder: 'P' } })
    const alias = text('a', { placeholder: 'P' })
    const written = (older: object, newer: object) =>
      writeSchema(merge({ metadata, fields: [text('x'), older] }, { metadata, fields: [text('x'), newer] }, 'merge'))
    expect(written(proper, alias)).toEqual({ metadata, fields: [text('x'), alias] })
    expect(written(alias, proper)).toEqual({ metadata, fields: [text('x'), proper] })
  })

  it('reads as the schema it was written from', () => {
    fc.assert(
      fc.property(schemaLike, schemaLike, (first, second) => {
        const { schema } = parseSchema(first)
        expect(parseSchema(writeSchema(schema)).schema).toEqual(schema)
        const answer = parseSchema(second).schema
        const merged = mergeSchema({ current: schema, start: schema, answer, trigger: undefined, mode: 'merge' })
        expect(parseSchema(writeSchema(merged)).schema.fields).toEqual(merged.fields)
      }),
    )
  })
})
