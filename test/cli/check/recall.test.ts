import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModuleServer, type ModuleServer } from '../../support/moduleServer.ts'
import { checkAt } from './checkHandler.ts'
import { correctModules } from './correctModules.ts'
import { faultyModules } from './faultyModules.ts'

const modules = [...faultyModules.map(([, , module]) => module), ...Object.values(correctModules).map(({ module }) => module)]

let server: ModuleServer
beforeAll(async () => {
  server = await startModuleServer(async (request) => {
    const index = Number(new URL(request.url).pathname.split('/')[1])
    return modules[index]?.(request) ?? new Response(null, { status: 404 })
  })
})
afterAll(() => server.close())

const low = { maxRequests: 150, concurrency: 8 }

describe('moduleform check', () => {
  it.each(faultyModules.map(([what, code, , words], index) => [what, code, words, index] as const))(
    'finds a module that %s',
    async (_what, code, words, index) => {
      const { findings } = await checkAt(`${server.origin}/${index}`, { ...low, timeout: code === 'answer/timeout' ? 400 : 10_000 })
      const found = findings.filter((finding) => finding.code === code && finding.came.includes(words))
      expect(found.length, findings.map((finding) => `${finding.code}: ${finding.came}`).join('\n')).toBeGreaterThan(0)
    },
  )

  it.each(Object.entries(correctModules).map(([what, { options }], index) => [what, options, faultyModules.length + index] as const))(
    'has nothing against a module %s',
    async (_what, options, index) => {
      const { findings } = await checkAt(`${server.origin}/${index}`, { ...low, maxRequests: 400, ...options })
      expect(findings.filter(({ level }) => level !== 'advice').map(({ code, came }) => `${code}: ${came}`)).toEqual([])
    },
  )
})
