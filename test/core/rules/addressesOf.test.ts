import { describe, expect, it } from 'vitest'
import { addressesOf } from '../../../src/core/rules/evaluateCondition.ts'

const rows: Readonly<Record<string, readonly string[]>> = { '/a': ['k1', 'k2'], '/a/k1/b': ['k3'], '/a/k2/b': ['k4', 'k5'], '/c': ['k6'] }
const reader = { rowKeys: (address: string) => rows[address] ?? [] }

describe('addressesOf', () => {
  it.each([
    ['/x', '/a/k1/y', ['/x']],
    ['/a/~/x', '/a/k1/y', ['/a/k1/x']],
    ['/a/~/x', '/a/k2', ['/a/k2/x']],
    ['/a/~/x', '/a', ['/a/k1/x', '/a/k2/x']],
    ['/a/~/x', '/c/k6/y', ['/a/k1/x', '/a/k2/x']],
    ['/a/~/x', '', ['/a/k1/x', '/a/k2/x']],
    ['/a/~/b/~/x', '/a/k2/b/k5/y', ['/a/k2/b/k5/x']],
    ['/a/~/b/~/x', '/a/k2/y', ['/a/k2/b/k4/x', '/a/k2/b/k5/x']],
    ['/a/~/b/~/x', '/y', ['/a/k1/b/k3/x', '/a/k2/b/k4/x', '/a/k2/b/k5/x']],
    ['/c/~/b/~/x', '/a/k2/b/k5/y', []],
  ])('of %s for a change at %s are in the rows both share', (template, changed, addresses) => {
    expect(addressesOf(template, changed, reader)).toEqual(addresses)
  })
})
