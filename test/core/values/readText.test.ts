import { describe, expect, it } from 'vitest'
import type { Definition, FieldNode } from 'moduleform/core'
import { clearedValue } from '../../../src/core/values/defaults.ts'
import { readText } from '../../../src/core/values/readText.ts'

type ControlName = FieldNode['control']

const choices = { values: [{ value: 'a', label: 'A' }] }

describe('readText', () => {
  it.each<[Definition, ControlName, string, unknown]>([
    [{ type: 'string' }, 'input', ' as typed ', ' as typed '],
    [{ type: 'string' }, 'input', '  ', '  '],
    [{ type: 'string' }, 'CodeblockWidget', '{"a":1}', '{"a":1}'],
    [{ type: 'number' }, 'number', '1.5', 1.5],
    [{ type: 'integer' }, 'number', '1e3', 1000],
    [{ type: 'number', choices }, 'SelectWidget', '12', 12],
    [{ type: 'string', choices }, 'SelectWidget', 'new', 'new'],
    [{ type: 'object', choices }, 'SelectWidget', 'new', { id: 'new', label: 'new' }],
    [{ type: 'object' }, 'CodeblockWidget', '{"a":[1]}', { a: [1] }],
    [{ type: 'array' }, 'CodeblockWidget', '[1]', [1]],
    [{ type: 'boolean' }, 'SelectWidget', 'true', true],
    [{ type: 'boolean' }, 'SelectWidget', 'false', false],
  ])('of %j in %s takes %j', (definition, control, text, value) => {
    expect(readText(definition, control, text)).toEqual({ value })
  })

  it.each<[Definition, ControlName, string, string]>([
    [{ type: 'number' }, 'number', '12,5', 'not-a-number'],
    [{ type: 'integer' }, 'number', '12.5', 'not-whole'],
    [{ type: 'number' }, 'number', '9007199254740993', 'not-exact'],
    [{ type: 'object' }, 'CodeblockWidget', '{', 'not-json'],
    [{ type: 'boolean' }, 'SelectWidget', 'maybe', 'not-a-boolean'],
    [{ type: 'connection' }, 'connection', 'x', 'not-a-choice'],
  ])('of %j in %s does not take %j: %s', (definition, control, text, issue) => {
    expect(readText(definition, control, text)).toEqual({ issue })
  })

  it.each([
    ['{"id": 12345678901234567890}', { issue: 'not-exact', part: '12345678901234567890', line: 1 }],
    ['[\n  1,\n  1e400\n]', { issue: 'not-exact', part: '1e400', line: 3 }],
    ['{\n  "a": 1,\n  "a": 1\n}', { issue: 'repeated-key', part: 'a', line: 3 }],
    ['[1.0, -0, 1e3]', { value: [1, -0, 1000] }],
  ])('reads no JSON that would be changed, and says where: %j', (text, reading) => {
    expect(readText({ type: 'object' }, 'CodeblockWidget', text)).toEqual(reading)
  })

  it.each<[Definition, ControlName]>([
    [{ type: 'number' }, 'number'],
    [{ type: 'object' }, 'CodeblockWidget'],
    [{ type: 'object', choices }, 'SelectWidget'],
    [{ type: 'boolean' }, 'SelectWidget'],
    [{ type: 'string', choices }, 'SelectWidget'],
  ])('of %j in %s is cleared by an empty text', (definition, control) => {
    expect(readText(definition, control, '')).toEqual({ value: undefined })
  })

  it('clears all but a text by blanks alone', () => {
    expect(readText({ type: 'object' }, 'CodeblockWidget', ' \n')).toEqual({ value: undefined })
    expect(readText({ type: 'boolean' }, 'SelectWidget', ' ')).toEqual({ value: undefined })
  })

  it('keeps a text of a field of unknown type', () => {
    expect(readText({ type: 'colour' }, 'unsupported', 'red')).toEqual({ value: 'red' })
  })
})

describe('clearedValue', () => {
  it.each<[Definition, unknown]>([
    [{ type: 'string' }, ''],
    [{ type: 'string', default: 'x' }, ''],
    [{ type: 'string', choices }, undefined],
    [{ type: 'string', choices, default: 'a' }, null],
    [{ type: 'string', choices, ui_options: { ui_widget: 'input' } }, ''],
    [{ type: 'number' }, undefined],
    [{ type: 'number', default: 1 }, null],
    [{ type: 'number', default: 'not a number' }, undefined],
    [{ type: 'connection' }, undefined],
  ])('of %j is %j', (definition, value) => {
    expect(clearedValue(definition)).toBe(value)
  })
})
