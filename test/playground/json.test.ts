import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexPositions } from '../../playground/src/json/indexPositions.ts'
import { locatePointer } from '../../playground/src/json/locatePointer.ts'
import { printJson } from '../../playground/src/json/printJson.ts'

const print = (value: unknown) => printJson(value).map((line) => line.map(({ text }) => text).join(''))

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'state', type: 'object', label: 'State', choices: { values: [] }, validaton: { required: true } },
    { id: 'note', type: 'string' },
  ],
}

describe('Printed JSON', () => {
  it('has short objects and lists in one line', () => {
    expect(print(schema)).toEqual([
      '{',
      '  "metadata": { "workflows_module_schema_version": "1.0.0" },',
      '  "fields": [',
      '    {',
      '      "id": "state",',
      '      "type": "object",',
      '      "label": "State",',
      '      "choices": { "values": [] },',
      '      "validaton": { "required": true }',
      '    },',
      '    { "id": "note", "type": "string" }',
      '  ]',
      '}',
    ])
  })

  it('is the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(JSON.parse(print(value).join('\n'))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('cuts what is nested deeper than anybody reads', () => {
    const deep: unknown = JSON.parse('[1,'.repeat(3000) + '1' + ']'.repeat(3000))
    expect(print(deep).length).toBeLessThan(500)
  })

  it('knows where a pointer begins: a member at its key, an element at its value', () => {
    const positions = indexPositions(printJson(schema))
    expect(positions.get('/fields/0/validaton')).toEqual({ line: 9, column: 7 })
    expect(positions.get('/fields/0')).toEqual({ line: 4, column: 5 })
    expect(positions.get('/fields/1/type')).toEqual({ line: 11, column: 21 })
    expect(positions.get('')).toEqual({ line: 1, column: 1 })
  })

  it('shows what is missing at the nearest thing around it', () => {
    const positions = indexPositions(printJson(schema))
    expect(locatePointer(positions, '/fields/1/ui_options/ui_widget').pointer).toBe('/fields/1')
    expect(locatePointer(positions, '/ui_options')).toEqual({ pointer: '', position: { line: 1, column: 1 } })
  })
})
