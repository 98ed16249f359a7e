import type { Problem } from 'moduleform'
import { parseSchema } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import { indexPositions } from '../../playground/src/json/indexPositions.ts'
import { printJson } from '../../playground/src/json/printJson.ts'
import { joinProblems, listProblems } from '../../playground/src/schema/listProblems.ts'
import { readSchemaAnswer } from '../../src/client/readAnswerContent.ts'

const answer = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { type: 'string', label: 'Without an id' },
    { id: 'state', type: 'string', label: 'State', validaton: { required: true } },
    { id: 'city', type: 'string', label: 'City', validation: { pattern: '([a-z' } },
  ],
}

function list(sent: unknown) {
  const { schema } = parseSchema(sent)
  const positions = indexPositions(printJson(sent))
  return listProblems(lintSchema(sent), { answer: sent, positions, inForce: schema })
}

describe('The problems of a schema', () => {
  it('stand in sentences at the line and column of what the module sent, the worst first', () => {
    const problems = list(answer)
    expect(problems.map(({ level }) => level)).toEqual(['error', 'warning', 'warning'])
    const misspelt = problems.find(({ pointer }) => pointer.endsWith('/validaton'))
    expect(misspelt).toMatchObject({ level: 'warning', fieldPath: ['state'] })
    expect(misspelt?.message).toMatch(/^[^a-z].*validaton.*\.$/)
    expect(misspelt?.message).not.toContain('/fields')
    const { line, column } = misspelt?.position ?? { line: 0, column: 0 }
    const text = printJson(answer).map((tokens) => tokens.map((token) => token.text).join(''))
    expect(text[line - 1]?.slice(column - 1)).toMatch(/^"validaton"/)
  })

  it('stand where a file has them, nearest around what it lacks', () => {
    const { schema } = parseSchema(answer)
    const positions = indexPositions(printJson(answer))
    const source = new Map([
      ['', { line: 1, column: 1 }],
      ['/fields/1', { line: 70, column: 5 }],
    ])
    const misspelt = listProblems(lintSchema(answer), { answer, positions, source, inForce: schema }).find(({ pointer }) =>
      pointer.endsWith('/validaton'),
    )
    expect(misspelt?.source).toEqual({ line: 70, column: 5 })
    expect(misspelt?.position.line).toBeLessThan(70)
  })

  it('are those of the answer and of the running form, not those that the form still has of an earlier answer', () => {
    const ofForm: readonly Problem[] = [
      ...lintSchema(answer),
      { code: 'content/custom-without-loader', level: 'info', pointer: '/fields/0', args: { name: 'regions' } },
    ]
    const later = { ...answer, fields: [{ id: 'zip', type: 'string', label: 'Zip', validation: { pattern: '^(a+)+$' } }] }
    expect(joinProblems(later, ofForm).map(({ code }) => code)).toEqual([
      ...lintSchema(later).map(({ code }) => code),
      'content/custom-without-loader',
    ])
    expect(joinProblems(later, ofForm)).toHaveLength(2)
  })

  it('are found in the answer also where fields before them were left out', () => {
    const broken = list(answer).find(({ pointer }) => pointer.startsWith('/fields/2'))
    expect(broken).toMatchObject({ pointer: '/fields/2/validation/pattern', fieldPath: ['city'] })
  })

  it('stand at the fields of the answer where it does not name the one concerned, and lead to that all the same', () => {
    const partial = {
      metadata: answer.metadata,
      fields: [
        { id: 'state', label: 'Province' },
        { id: 'zip', type: 'string' },
      ],
    }
    const inForce = { ...partial, fields: [{ id: 'state', type: 'string' }, { id: 'odd', type: 'colour' }, ...partial.fields.slice(1)] }
    const positions = indexPositions(printJson(partial))
    const [found] = listProblems(parseSchema(inForce).problems, { answer: partial, positions, inForce })
    expect(found).toMatchObject({ level: 'error', pointer: '/fields', fieldPath: ['odd'] })
  })
})

describe('The schema in an answer', () => {
  it.each([[answer], [{ schema: answer }], [{ data: answer }], [{ data: { schema: answer } }]])('is found in %j', (body) => {
    expect(readSchemaAnswer(body)).toBe(answer)
  })

  it.each([[undefined], ['<html>'], [{ error: 'no' }], [{ data: { schema: {} } }], [[]]])('is not in %j', (body) => {
    expect(readSchemaAnswer(body)).toBeUndefined()
  })
})
