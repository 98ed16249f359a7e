import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildEntry, type BuiltEntry } from './support/buildEntry.ts'

interface Budget {
  readonly name: string
  readonly entry: string
  readonly bytesOf: (entry: BuiltEntry) => number
  /** In bytes gzipped. */
  readonly limit: number
}

const budgets: readonly Budget[] = [
  { name: '. before a popup opens', entry: 'test/support/smallestApp.ts', bytesOf: (entry) => entry.staticBytes, limit: 62_000 },
  { name: '. without markup', entry: 'test/support/headlessApp.tsx', bytesOf: (entry) => entry.staticBytes, limit: 50_000 },
  {
    name: 'popup of selects',
    entry: 'test/support/smallestApp.ts',
    bytesOf: (entry) => entry.bytesOnDemand('SelectPopup.tsx'),
    limit: 25_000,
  },
  { name: './core', entry: 'test/support/wholeCore.ts', bytesOf: (entry) => entry.staticBytes, limit: 18_000 },
]

describe('what a host downloads, minified and gzipped, without React', () => {
  const entries = new Map<string, BuiltEntry>()

  beforeAll(async () => {
    // Vitest's own value would include React's development code.
    vi.stubEnv('NODE_ENV', 'production')
    for (const { entry } of budgets) if (!entries.has(entry)) entries.set(entry, await buildEntry(entry))
  })

  afterAll(() => {
    vi.unstubAllEnvs()
    console.table(
      budgets.map((budget) => ({ ...budget, today: bytesOf(budget) })),
      ['name', 'today', 'limit'],
    )
  })

  const bytesOf = (budget: Budget): number => {
    const entry = entries.get(budget.entry)
    if (entry === undefined) throw new Error(`There is no build of src/${budget.entry}.ts.`)
    return budget.bytesOf(entry)
  }

  it.each(budgets)('keeps $name within its limit', (budget) => {
    expect(bytesOf(budget)).toBeGreaterThan(0)
    expect(bytesOf(budget)).toBeLessThanOrEqual(budget.limit)
  })

  it("leaves the widgets out of a form whose markup is the host's, and its hooks out of one that is drawn", () => {
    const [drawn, headless] = ['test/support/smallestApp.ts', 'test/support/headlessApp.tsx'].map((entry) => entries.get(entry))
    expect([drawn?.holds('/widgets/rows/'), headless?.holds('/widgets/rows/Rows.tsx')]).toEqual([true, false])
    expect([drawn?.holds('/src/headless/'), headless?.holds('/src/headless/')]).toEqual([false, true])
  })

  it('leaves the parser of patterns to the linter', () => {
    const form = entries.get('test/support/smallestApp.ts')
    expect(form?.holds('/re2js/')).toBe(true)
    expect(form?.holds('/regexpp/')).toBe(false)
  })
})
