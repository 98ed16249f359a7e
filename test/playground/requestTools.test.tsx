import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient, type ModuleClient } from 'moduleform/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequestLog, type RequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { describeCause } from '../../playground/src/requests/describeCause.ts'
import { RequestDrawer } from '../../playground/src/requests/RequestDrawer.tsx'
import { useRequests } from '../../playground/src/requests/useRequests.ts'
import { useSecrets } from '../../playground/src/useSecrets.ts'

// jsdom has no layout, and therefore no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const password = { id: 'token', type: 'string', ui_options: { ui_widget: 'password' } }
const country = { id: 'country', type: 'string', on_action: { load_schema: true } }
const schema = { fields: [password, country, { id: 'note', type: 'string' }, { id: 'list', type: 'array' }] }

interface Opened {
  readonly client: ModuleClient
  readonly log: RequestLog
  /** Bodies as the module received them. */
  readonly received: string[]
  readonly user: ReturnType<typeof userEvent.setup>
}

function Drawer({ log }: { readonly log: RequestLog }) {
  const requests = useRequests(log)
  return <RequestDrawer requests={requests} secrets={useSecrets(requests)} isBelow log={log} />
}

/** A drawer for the requests of a client, with a module that answers at once. */
function openDrawer(): Opened {
  const log = createRequestLog()
  const received: string[] = []
  const fetch = log.keepSent(async (request) => {
    const body = await request.text()
    received.push(`${request.headers.get('authorization')} ${body}`)
    if (body.includes('"unanswered"')) return new Promise(() => {})
    return request.url.includes('/schema')
      ? Response.json(schema)
      : Response.json({ content_objects: [], seen: request.headers.get('authorization') })
  })
  const headers = { authorization: 'Bearer hdr-s3cret' }
  const client = createClient({ baseUrl: 'http://module.test/crm?key=query-s3cret', wire: 'plain', fetch, headers, onRequest: log.observe })
  const user = userEvent.setup()
  render(<Drawer log={log} />)
  return { client, log, received, user }
}

const rows = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('button', { expanded: false })
const whys = () => rows().map((row) => row.children[1]?.textContent)
const loadSchema = ({ client }: Opened, form_data: Record<string, unknown>, signal?: AbortSignal) =>
  client.loadSchema({ schema, form_data, content_objects: [] }, signal === undefined ? {} : { signal })

describe('The drawer of a running form', () => {
  it('says which newer request took the place of one that was given up', async () => {
    const opened = openDrawer()
    const leaving = new AbortController()
    await loadSchema(opened, {})
    const first = loadSchema(opened, { country: 'unanswered' }, leaving.signal).catch(() => undefined)
    await waitFor(() => expect(opened.log.getRequests()).toHaveLength(2))
    leaving.abort()
    await first
    await loadSchema(opened, { country: 'DE' })
    await waitFor(() => expect(whys()).toEqual(['first load', 'country changed, replaced by #3', 'country changed']))
    await opened.user.click(screen.getByRole('button', { name: /replaced by #3/ }))
    expect(screen.getByText('Cancelled: #3 replaced it (country changed).')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'country' })).toBeTruthy()
  })

  it('lists what a filter wants, by endpoint, outcome and text', async () => {
    const opened = openDrawer()
    await loadSchema(opened, { country: 'Norway' })
    await opened.client.loadContent({ form_data: {}, content_object_names: ['cities'] })
    await waitFor(() => expect(whys()).toEqual(['first load', 'cities']))
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Endpoint' }), 'content')
    expect(whys()).toEqual(['cities'])
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Endpoint' }), 'all')
    await opened.user.type(screen.getByRole('searchbox', { name: 'Text in requests' }), 'norway')
    expect(whys()).toEqual(['first load'])
    expect(screen.getByText('1 of 2 requests')).toBeTruthy()
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'failed')
    expect(screen.getByText('No request matches the filter.')).toBeTruthy()
  })

  it('is cleared, and lists what comes later', async () => {
    const opened = openDrawer()
    await loadSchema(opened, {})
    screen.getByRole('button', { name: 'Clear' }).focus()
    await opened.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('Cleared. The next request is listed here.')).toBeTruthy()
    await loadSchema(opened, { country: 'DE' })
    await waitFor(() => expect(whys()).toEqual(['country changed']))
  })

  it('sends a request again as it went out, secrets included, and shows none of them', async () => {
    const opened = openDrawer()
    await loadSchema(opened, { token: 'typed-s3cret' })
    await opened.user.click(rows()[0] ?? document.body)
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(opened.received).toHaveLength(2))
    expect(opened.received[1]).toBe(opened.received[0])
    expect(opened.received[1]).toContain('Bearer hdr-s3cret')
    await waitFor(() => expect(opened.log.getRequests()[1]).toMatchObject({ isByHand: true, outcome: 'answered', responseBody: schema }))
    expect(document.body.textContent).not.toContain('s3cret')
  })

  it('sends a request again whose answer repeats a secret, and keeps none of it', async () => {
    const opened = openDrawer()
    await opened.client.loadContent({ form_data: {}, content_object_names: ['cities'] })
    await opened.user.click(rows()[0] ?? document.body)
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(opened.log.getRequests()[1]).toMatchObject({ isByHand: true, responseBody: { seen: '•••' } }))
    expect(JSON.stringify(opened.log.getRequests())).not.toContain('s3cret')
  })

  it('copies a request as a command line without its secrets, and says what is left out', async () => {
    const opened = openDrawer()
    await loadSchema(opened, { token: 'typed-s3cret', note: "it's" })
    await opened.user.click(rows()[0] ?? document.body)
    await opened.user.click(screen.getByRole('button', { name: 'Copy as curl' }))
    const command = await navigator.clipboard.readText()
    expect(command).toMatch(/^curl -X POST 'http:\/\/module.test\/crm\/schema'/)
    expect(command).toContain("'authorization: <your authorization>'")
    expect(command).toContain(String.raw`it'\''s`)
    expect(command).not.toContain('s3cret')
    expect(screen.getByText(/the header authorization; the query of the address; secrets in the body/)).toBeTruthy()
  })

  it('shows bodies as trees that open and close with the keyboard alone', async () => {
    const opened = openDrawer()
    await loadSchema(opened, { list: Array.from({ length: 250 }, (_, index) => index) })
    await opened.user.click(rows()[0] ?? document.body)
    const tree = screen.getByRole('tree', { name: 'Request body' })
    const current = () => document.activeElement?.textContent
    within(tree).getAllByRole('treeitem')[0]?.focus()
    await opened.user.keyboard('{ArrowDown}')
    expect(current()).toMatch(/^schema: /)
    await opened.user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(current()).toBe('list: [250]')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
    await opened.user.keyboard('{End}{ArrowUp}')
    expect(current()).toBe('100 more of 150')
    await opened.user.keyboard('{Enter}')
    expect(within(tree).getByText('150')).toBeTruthy()
    await opened.user.keyboard('{Home}{ArrowLeft}')
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(1)
  })
})

describe('The cause of a request', () => {
  const cities = {
    id: 'city',
    content: { content_objects: [{ id: 'cities', content_object_depends_on_fields: [{ id: 'place.country' }] }] },
  }
  const asked = (form_data: object, names = ['cities']) => ({ form_data, content_object_names: names })
  const cause = (body: unknown, before: readonly unknown[]) =>
    describeCause({ endpoint: 'content', requestBody: body }, before, [{ fields: [cities] }])

  it('is for a list the field that it depends on, wherever it lies', () => {
    expect(cause(asked({ place: { country: 'DE' } }), [asked({ place: { country: 'CA' }, note: 1 })])).toEqual({
      why: 'cities: country changed',
      causes: [['place', 'country']],
    })
  })

  it('is nobody where the same is asked again, or something for the first time', () => {
    expect(cause(asked({ note: 2 }), [asked({ note: 1 })]).why).toBe('cities: asked again')
    expect(cause(asked({}, ['cities', 'owners']), []).why).toBe('cities, owners')
  })
})
