import { describe, expect, it } from 'vitest'
import { checks } from '../../../src/cli/check/checks/checks.ts'
import { checkHandler, codesOf } from './checkHandler.ts'
import { faults } from './faults.ts'
import { faultyModules } from './faultyModules.ts'
import { goodModule } from './goodModule.ts'

describe('moduleform check', () => {
  it('has nothing against a module that does as specified', async () => {
    const { findings, format } = await checkHandler(goodModule)
    expect(findings).toEqual([])
    expect(format).toBe('plain')
  })

  it.each(Object.entries(faults))('finds a module that %s', async (_what, { fault, codes, options }) => {
    const report = await checkHandler(fault(goodModule), options)
    expect(codesOf(report)).toEqual(codes)
  })

  it('finds answers that come later than the budgets allow', async () => {
    let now = 0
    const clock = { now: () => (now += 10), setTimeout, clearTimeout: () => undefined }
    const budgets = { median: 9, p95: 9, size: 1e9 }
    expect(codesOf(await checkHandler(goodModule, { budgets, timeout: 1e9, maxTime: 1e9 }, { clock }))).toEqual([
      'latency/median',
      'latency/p95',
    ])
  })

  it('has a faulty module for each of its checks', () => {
    const shown = new Set([
      ...Object.values(faults).flatMap(({ codes }) => codes),
      ...faultyModules.map(([, code]) => code),
      'latency/median',
      'latency/p95',
    ])
    expect(checks.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([])
    expect(Object.keys(faults).length).toBeGreaterThan(25)
  })
})
