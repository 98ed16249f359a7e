import { describe, expect, it } from 'vitest'
import { modules } from '../../../playground/modules/modules.ts'
import { checkHandler } from './checkHandler.ts'

describe('moduleform check', () => {
  it.each(['crm', 'places', 'schedule', 'kitchen-sink'])('has nothing against the demo module %s', async (name) => {
    const module = modules[name]
    if (module === undefined) throw new Error(`There is no demo module "${name}".`)
    const report = await checkHandler(module, { origin: undefined })
    expect(report.findings).toEqual([])
    expect(report.format).toBe(name === 'places' ? 'data' : 'plain')
    expect(report.requests).toBeGreaterThan(50)
  })
})
