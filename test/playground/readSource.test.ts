import { describe, expect, it } from 'vitest'
import { readSource } from '../../playground/src/schema/readSource.ts'

const schema = { fields: [{ id: 'a', type: 'string' }] }

describe('A pasted text', () => {
  it.each([
    ['JSON', '{"fields": [{"id": "a", "type": "string"}]}'],
    ['YAML', 'fields:\n  - id: a\n    type: string\n'],
    ['YAML in braces', '{fields: [{id: a, type: string}]}'],
    ['YAML with quoted keys', '"fields":\n  - "id": a\n    "type": string\n'],
  ])('is read as %s', (_, text) => {
    expect(readSource(text)).toMatchObject({ schema, isForm: true, fault: undefined })
  })

  it.each([
    ['a half-typed key, which would be YAML', '{"fields": [{"id"}]}'],
    ['a missing value, which would be YAML', '{"fields": [{"id": }]}'],
    ['a key without quotes in JSON', '{"fields": [{id: "a"}]}'],
    ['what is neither', '{fields: [}'],
  ])('has a fault for %s', (_, text) => {
    expect(readSource(text)).toMatchObject({ schema: undefined, isForm: false, fault: { position: { line: 1 } } })
  })

  it.each(['{"fields": [{"id": "a", "type": "string"}]}', 'fields:\n  - id: a\n    type: string\n'])(
    'is read with a byte order mark before %j',
    (text) => {
      expect(readSource(`\uFEFF${text}`)).toEqual(readSource(text))
      expect(readSource(text)).toMatchObject({ schema, fault: undefined })
    },
  )

  it.each([
    ['after its brace', '{\n // c\n "fields": [{"id": "a", "type": "string"}]}', 2],
    ['between stars after its brace', '{ /* c */ "fields": [{"id": "a", "type": "string"}]}', 1],
    ['before it', '// c\n{"fields": [{"id": "a", "type": "string"}]}', 1],
    ['between stars before it', '\n/* c */ {"fields": [{"id": "a", "type": "string"}]}', 2],
  ])('of JSON has a fault for a comment %s', (_, text, line) => {
    expect(readSource(text)).toMatchObject({
      schema,
      isForm: true,
      fault: { message: expect.stringMatching(/^JSON has no comments\./) as string, position: { line } },
    })
  })

  it('that is an answer of /content is told so, and no schema', () => {
    expect(readSource('{"content_objects": [{"id": "a", "content": []}]}')).toMatchObject({
      schema: undefined,
      isForm: false,
      fault: {
        message: 'This is a recorded answer of /content and no schema; nothing in it was checked.',
        position: { line: 1, column: 1 },
      },
    })
  })

  it('has a fault for a trailing comma, and is read all the same', () => {
    expect(readSource('{"fields": [{"id": "a", "type": "string",}]}')).toMatchObject({
      schema,
      fault: { position: { line: 1, column: 41 } },
    })
  })
})
