import { describe, expect, it } from 'vitest'
import { noStep, readSavedStep } from '../../playground/src/module/savedStep.ts'

describe('A saved step', () => {
  it('is read from the texts of its three parts', () => {
    const entry = { path: ['state'], value: 'TX', type: 'string' }
    const { step } = readSavedStep({ values: '{"country": "us"}', setAside: JSON.stringify([entry]), schemaData: '{"country": "us"}' })
    expect(step).toEqual({ initialValues: { country: 'us' }, initialSetAside: [entry], initialSchemaData: { country: 'us' } })
  })

  it('may be empty', () => {
    expect(readSavedStep(noStep).step).toEqual({ initialValues: {}, initialSetAside: [], initialSchemaData: {} })
  })

  it.each([
    ['values', '[]', 'Values are an object'],
    ['schemaData', '7', 'Values are an object'],
    ['setAside', '{}', 'Set-aside values are a list'],
    ['setAside', '[{"path": ["a"], "value": 1}, {"path": "a"}]', 'Entry 2 needs a "path"'],
    ['values', '{', "This isn't valid JSON"],
  ] as const)('is not opened with %s of %s, and a sentence says why', (part, text, sentence) => {
    const { step, problems } = readSavedStep({ ...noStep, [part]: text })
    expect(step).toBeUndefined()
    expect(problems[part]).toContain(sentence)
  })
})
