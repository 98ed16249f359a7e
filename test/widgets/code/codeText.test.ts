import { expect, it } from 'vitest'
import { codeText } from '../../../src/widgets/code/codeText.ts'

it('shows the text of a string field as it is', () => {
  expect(codeText('{"a":1}', undefined, undefined, true)).toBe('{"a":1}')
})

it('shows another value as indented JSON', () => {
  expect(codeText({ a: [1] }, undefined, undefined, false)).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(codeText('text', undefined, undefined, false)).toBe('"text"')
})

it('shows nothing for an empty value, unless null was typed', () => {
  expect(codeText(undefined, undefined, undefined, false)).toBe('')
  expect(codeText(null, undefined, undefined, false)).toBe('')
  expect(codeText(null, undefined, 'null', false)).toBe('null')
})

it('keeps JSON as typed while it says the value', () => {
  expect(codeText({ a: 1 }, undefined, '{"a":1 }', false)).toBe('{"a":1 }')
  expect(codeText({ a: 2 }, undefined, '{"a":1 }', false)).toBe('{\n  "a": 2\n}')
  expect(codeText({ a: 2 }, undefined, '{"a":', false)).toBe('{\n  "a": 2\n}')
})

it('shows what could not be read before anything else', () => {
  expect(codeText({ a: 1 }, '{"a":', '{"a":1}', false)).toBe('{"a":')
})
