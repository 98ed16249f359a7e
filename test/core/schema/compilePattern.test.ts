import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../../src/core/schema/compilePattern.ts'

describe('compilePattern', () => {
  it('is Unicode first, plain as fallback and nothing where neither compiles', () => {
    expect(compilePattern('^.$')?.flags).toBe('u')
    expect(compilePattern('[\\w-.]')?.flags).toBe('')
    expect(compilePattern('(')).toBeUndefined()
  })

  it('reads no pattern over 5,000 characters', () => {
    expect(compilePattern('a'.repeat(5_000))).toBeDefined()
    expect(compilePattern('a'.repeat(5_001))).toBeUndefined()
  })
})
