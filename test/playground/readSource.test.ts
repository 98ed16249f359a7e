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

  it.each([
    ['a JSON block', '```json\n{"fields": [{"id": "a", "type": "string"}]}\n```\n'],
    ['a YAML block', '~~~yaml\r\nfields:\r\n  - id: a\r\n    type: string\r\n~~~'],
    ['a block between sentences', 'Here is the schema:\n\n```\n{"fields": [{"id": "a", "type": "string"}]}\n```\n\nDoes it help?'],
  ])('of Markdown is read by %s', (_, text) => {
    expect(readSource(text)).toMatchObject({ schema, isForm: true, fault: undefined })
  })

  it('of Markdown has its positions in the whole text', () => {
    expect(readSource('Here:\n```json\n{\n "fields": [] }\n```').positions.get('/fields')).toEqual({ line: 4, column: 2 })
  })

  const block = '```\n{"fields": []}\n```\n'
  it.each([
    ['This is Markdown and no schema. Keep only what stands between two lines of ```.', 4, `One:\n\n\n${block}Two:\n${block}`],
    ['The text is not closed on its line. Close it with ", and write line breaks in it as \\n.', 2, `{\n "label": "Use\n${block}"}`],
    ['This is JavaScript and no schema. Give what JSON.stringify(schema) returns.', 2, "\nexport default {\n  fields: [{ id: 'a' }],\n}"],
    ['This is JavaScript and no schema. Give what JSON.stringify(schema) returns.', 1, 'const schema = { fields: [] }'],
    ['This is JavaScript and no schema. Give what JSON.stringify(schema) returns.', 1, 'module.exports = {fields:[{id:"a"}]}'],
    ['The key has no quotes. Write it as "key": value, as JSON.stringify does.', 1, "{fields:[{id:'a',type:'string'}]}"],
    ['The key has no quotes. Write it as "key": value, as JSON.stringify does.', 2, '[{"id": "a",\n type:"string"}]'],
    [
      'No space follows the colon, so YAML takes key and value for one key. Put a space after each colon.',
      2,
      'fields:\n  - {id:a, type:b}',
    ],
    [
      'The value is nested too deeply to be read. No schema needs more than some hundred levels.',
      1,
      Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
  ])('is told %j', (message, line, text) => {
    expect(readSource(text).fault).toMatchObject({ message, position: { line } })
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
