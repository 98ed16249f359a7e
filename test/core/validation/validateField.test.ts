import { describe, expect, it, vi } from 'vitest'
import { compilePlan, type Definition, type FieldNode, type RuleName } from 'moduleform/core'
import { compilePattern } from '../../../src/core/schema/compilePattern.ts'
import { ruleNames } from '../../../src/core/validation/ruleArgs.ts'
import type { FieldInput } from '../../../src/core/validation/validators.ts'
import { validateField } from '../../../src/core/validation/validateField.ts'

interface Fixture extends FieldInput {
  readonly description: string
  readonly definition: Definition
  readonly expected: RuleName | null
  readonly message?: string
}

const fixtures = import.meta.glob<Fixture>('../../fixtures/validation/*.json', { eager: true, import: 'default' })

const matchPattern = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true

const fieldNode = (definition: Definition): FieldNode => {
  const plan = compilePlan({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ ...definition, id: 'field' }] })
  const node = plan.nodes.get('/field')
  if (!node) throw new Error('The plan has no such field')
  return node
}

describe('validateField', () => {
  it.each(Object.entries(fixtures).map(([file, fixture]) => [fixture.description, file, fixture] as const))(
    '%s',
    (_description, _file, fixture) => {
      const issue = validateField(fieldNode(fixture.definition), fixture, { matchPattern })
      expect(issue === undefined || typeof issue === 'string' ? null : issue.rule).toBe(fixture.expected)
      if (fixture.message !== undefined) expect(issue).toMatchObject({ message: fixture.message })
    },
  )

  it('has a fixture for the failure of every rule', () => {
    const covered = new Set(Object.values(fixtures).map(({ expected }) => expected))
    expect(ruleNames.filter((rule) => !covered.has(rule))).toEqual([])
  })

  it('waits for a pattern that has no answer yet, but not where an earlier rule fails', () => {
    const node = fieldNode({ type: 'string', validation: { pattern: '^a', max_length: 3 } })
    const pending = { matchPattern: () => 'pending' as const }
    expect(validateField(node, { value: 'abc' }, pending)).toBe('pending')
    expect(validateField(node, { value: 'abcd' }, pending)).toMatchObject({ rule: 'max_length' })
  })

  it('waits for the pattern of one typed value, but not where another is outside the choices for sure', () => {
    const choices = { values: [{ value: 'a', label: 'A' }], complete: true }
    const node = fieldNode({ type: 'array', items: { type: 'string', choices: { values: choices.values }, validation: { pattern: '.*' } } })
    const matchSlowly = { matchPattern: (_pattern: string, text: string) => (text === 'slow' ? ('pending' as const) : false) }
    expect(validateField(node, { value: ['a', 'slow'], choices }, matchSlowly)).toBe('pending')
    expect(validateField(node, { value: ['slow', 'x'], choices }, matchSlowly)).toMatchObject({ rule: 'choices' })
  })

  it('leaves unchecked what no engine can match, and checks all other rules beside it', () => {
    const node = fieldNode({ type: 'string', format: 'email', validation: { pattern: '^a', max_length: 9 } })
    const unchecked = { matchPattern: () => 'unchecked' as const }
    expect(validateField(node, { value: 'a@b.example' }, unchecked)).toMatchObject({ rule: 'max_length' })
    expect(validateField(node, { value: 'ab' }, unchecked)).toMatchObject({ rule: 'format' })
    expect(validateField(node, { value: 'a@b.test' }, unchecked)).toBe('unchecked')
    expect(validateField(node, { value: '' }, unchecked)).toBeUndefined()
  })

  it('leaves a typed text unchecked that only a pattern could allow, unless another is still waited for', () => {
    const choices = { values: [{ value: 'a', label: 'A' }], complete: true }
    const node = fieldNode({ type: 'array', items: { type: 'string', choices: { values: choices.values }, validation: { pattern: '^x' } } })
    const match = { matchPattern: (_pattern: string, text: string) => (text === 'slow' ? ('pending' as const) : ('unchecked' as const)) }
    expect(validateField(node, { value: ['a'], choices }, match)).toBeUndefined()
    expect(validateField(node, { value: ['a', 'x'], choices }, match)).toBe('unchecked')
    expect(validateField(node, { value: ['slow', 'x'], choices }, match)).toBe('pending')
    expect(validateField(node, { value: ['x', 'slow'], choices }, match)).toBe('pending')
  })

  it('hands patterns over 5,000 characters to nobody', () => {
    const match = vi.fn(() => true)
    const validate = (length: number) =>
      validateField(fieldNode({ type: 'string', validation: { pattern: 'a'.repeat(length) } }), { value: 'a' }, { matchPattern: match })
    expect(validate(5_001)).toBe('unchecked')
    expect(match).not.toHaveBeenCalled()
    expect(validate(5_000)).toBeUndefined()
  })

  it("takes the module's message, then the host's, then the default", () => {
    const definition: Definition = { type: 'string', validation: { min_length: 3, required: true } }
    const messages = { min_length: ({ limit, actual }: { limit: number; actual: number }) => `${actual}/${limit}`, required: 'Host' }
    const withHost = { matchPattern, messages }
    expect(validateField(fieldNode(definition), { value: 'ab' }, withHost)).toEqual({ rule: 'min_length', message: '2/3' })
    expect(validateField(fieldNode(definition), { value: '' }, withHost)).toEqual({ rule: 'required', message: 'Host' })
    const named = fieldNode({ ...definition, validation_messages: { required: 'Module' } })
    expect(validateField(named, { value: '' }, withHost)).toEqual({ rule: 'required', message: 'Module' })
    expect(validateField(named, { value: 'ab' }, { matchPattern })).toMatchObject({ message: 'Use at least 3 characters (now 2).' })
  })
})
