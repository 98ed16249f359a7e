import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CheckOptions } from '../../../src/cli/check/checkOptions.ts'
import { closeServer, listen } from '../../../src/cli/playground/listen.ts'
import { toNodeListener } from '../../../src/node.ts'
import { checkAt } from './checkHandler.ts'
import { smallModule } from './smallModule.ts'

/** Checks a module that breaks off every connection once `/content` was asked with this body. */
async function checkMortal(killer: string, options: Partial<CheckOptions> = {}) {
  let isDead = false
  const askedAfter: string[] = []
  const answer = toNodeListener({
    fetch: smallModule({
      answer: ({ endpoint, text }) => {
        if (endpoint !== 'content' || text !== killer) return undefined
        isDead = true
        server.closeAllConnections()
        return new Response()
      },
    }),
  })
  const server = createServer((incoming, outgoing) => {
    if (!isDead) return answer(incoming, outgoing)
    askedAfter.push(incoming.url ?? '')
    incoming.socket.destroy()
  })
  const port = await listen(server, [0])
  onTestFinished(() => closeServer(server))
  return { report: await checkAt(`http://127.0.0.1:${port}/base`, options), askedAfter }
}

describe.each([['[]'], ['form_data=1']])('A module that the body %s ends', (killer) => {
  it('is told to have stopped after that request, and no other is blamed', async () => {
    const { report } = await checkMortal(killer)
    const broken = report.findings.filter(({ code }) => code === 'answer/network')
    expect(broken).toHaveLength(1)
    expect(broken[0]?.curl).toContain(killer)
    expect(broken[0]?.came).toMatch(/^No answer: .+\. Nothing was answered since\.$/)
  })

  it('gets four requests in vain at each endpoint, and the rest is listed with the reason', async () => {
    const { report, askedAfter } = await checkMortal(killer, { concurrency: 1 })
    expect([...askedAfter].sort()).toEqual([...Array<string>(3).fill('/base/content'), ...Array<string>(4).fill('/base/schema')])
    expect(report.notReached.find(({ what }) => what.includes('malformed requests'))?.why).toBe(
      'the endpoint had broken off the connection, several times in a row',
    )
  })
})
