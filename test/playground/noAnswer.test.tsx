import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from 'moduleform/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProxyFetch } from '../../playground/src/requests/createProxyFetch.ts'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { RequestDrawer } from '../../playground/src/requests/RequestDrawer.tsx'
import { useRequests } from '../../playground/src/requests/useRequests.ts'
import { createModuleProxy } from '../../src/cli/playground/proxy/createModuleProxy.ts'
import { fromPage, page } from '../cli/playground/proxyCalls.ts'

beforeEach(() => {
  // jsdom has no layout, and therefore no scrolling.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const baseUrl = 'http://127.0.0.1:9/crm'

/** Asks a module, which answers through `module`, by way of the proxy of the page's server, and lists the requests. */
async function askThroughProxy(module: typeof fetch, options: { readonly isConfirmed?: boolean } = {}) {
  const { isConfirmed = true } = options
  const proxy = createModuleProxy({ fetch: module, isDemo: () => isConfirmed })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    proxy.fetch(new Request(`${page}${path}`, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...fromPage } })),
  )
  return askPage()
}

async function askPage() {
  const log = createRequestLog()
  const client = createClient({ baseUrl, wire: 'plain', retries: 0, fetch: createProxyFetch('/__module'), onRequest: log.observe })
  await client.loadSchema({ schema: { fields: [] }, form_data: {}, content_objects: [] }).catch(() => undefined)
  return log
}

function Drawer({ log }: { readonly log: ReturnType<typeof createRequestLog> }) {
  return <RequestDrawer requests={useRequests(log)} secrets={{ ids: new Set(), texts: [] }} isBelow log={log} />
}

describe('A request that no module has answered', () => {
  it('has no answer in the list, but the reason and what to do', async () => {
    const log = await askThroughProxy(() => Promise.reject(new TypeError('fetch failed', { cause: new Error('refused') })))
    render(<Drawer log={log} />)
    await userEvent.click(screen.getByRole('button', { name: /no answer/ }))
    expect(screen.getByText('Nothing answers at http://127.0.0.1:9 (refused). Is the module running?')).toBeTruthy()
    expect(screen.getByText('No answer of the module came.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('502')
  })

  it('says that the playground refused to ask', async () => {
    const log = await askThroughProxy(() => Promise.reject(new Error('It must not be asked.')), { isConfirmed: false })
    expect(log.getRequests()).toMatchObject([
      { outcome: 'failed', status: undefined, error: expect.stringMatching(/^Nobody has said yes to asking .* Reload the page/) },
    ])
  })

  it('says that the server of the page is gone', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await askPage()).getRequests()).toMatchObject([
      { status: undefined, error: 'The program that serves this page does not answer. Start it again, and reload the page.' },
    ])
  })
})

describe('An answer of the module', () => {
  it('is its own, where it says that a server behind it is gone', async () => {
    const answer = { error: 'The CRM is down.' }
    vi.stubGlobal('fetch', async () => Response.json(answer, { status: 502 }))
    expect((await askPage()).getRequests()).toMatchObject([{ outcome: 'failed', status: 502, responseBody: answer }])
  })

  it('is its redirect, with the status and the place that it named', async () => {
    const log = await askThroughProxy(async () => new Response(null, { status: 302, headers: { location: '/v2/schema?key=s3cret' } }))
    const [first] = log.getRequests()
    expect(first).toMatchObject({ outcome: 'failed', status: 302 })
    expect(first?.error).toContain('redirects to http://127.0.0.1:9/v2/schema,')
    render(<Drawer log={log} />)
    await userEvent.click(screen.getByRole('button', { name: /302/ }))
    await waitFor(() => expect(screen.getByText('It has no body.')).toBeTruthy())
  })
})
