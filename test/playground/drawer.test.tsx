import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoggedRequest } from '../../playground/src/requests/loggedRequest.ts'
import { RequestDrawer } from '../../playground/src/requests/RequestDrawer.tsx'
import { useSecrets } from '../../playground/src/useSecrets.ts'

// jsdom has no layout, and therefore no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

const request = (key: string, rest: Partial<LoggedRequest>): LoggedRequest => ({
  key,
  call: `${key}-1`,
  endpoint: 'schema',
  url: 'http://127.0.0.1:4001/crm/schema',
  why: 'first load',
  requestBody: { form_data: {} },
  outcome: 'answered',
  status: 200,
  responseBody: { fields: [{ id: 'token', type: 'string', ui_options: { ui_widget: 'password' } }] },
  error: undefined,
  startedAt: 0,
  durationMs: 38,
  ...rest,
})

const requests = [
  request('1', {}),
  request('2', { outcome: 'aborted', status: undefined, responseBody: undefined, why: 'country changed' }),
  request('3', {
    endpoint: 'content',
    why: 'owners',
    requestBody: { form_data: { token: 's3cret' }, content_object_names: ['owners'] },
    outcome: 'failed',
    status: 500,
    responseBody: { error: 'The key "s3cret" has expired.' },
    error: 'The module answered 500: The key "s3cret" has expired.',
  }),
]

function Drawer({ shown }: { readonly shown: readonly LoggedRequest[] }) {
  return <RequestDrawer requests={shown} secrets={useSecrets(shown)} isBelow />
}

const renderDrawer = (shown: readonly LoggedRequest[]) => {
  render(<Drawer shown={shown} />)
  return userEvent.setup()
}
const rows = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('button')

describe('The drawer', () => {
  it('lists each request with endpoint, reason, status and time, and counts what went wrong', () => {
    renderDrawer(requests)
    expect(rows().map((row) => [...row.children].map((cell) => cell.textContent).slice(0, 4))).toEqual([
      ['/schema', 'first load', '200', '38 ms'],
      ['/schema', 'country changed', 'aborted', '38 ms'],
      ['/content', 'owners', '500', '38 ms'],
    ])
    expect(screen.getByText('3 requests, 1 aborted, 1 failed')).toBeTruthy()
  })

  it('says of an answer of status 200 that it failed, where it did', () => {
    renderDrawer([request('1', { outcome: 'failed', responseBody: '{', error: 'The answer of /schema is not JSON.' })])
    expect(screen.getByRole('button', { name: /200 failed/ })).toBeTruthy()
  })

  it('opens a request to its real address and its bodies, with secrets masked wherever they stand', async () => {
    const user = renderDrawer(requests)
    const row = rows()[2]
    if (row === undefined) throw new Error('The third request is missing from the list.')
    await user.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('POST http://127.0.0.1:4001/crm/schema')).toBeTruthy()
    const lines = within(screen.getByRole('tree', { name: 'Request body' })).getAllByRole('treeitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '{2}',
      'form_data: {1}',
      'token: "•••"',
      'content_object_names: [1]',
      '0: "owners"',
    ])
    expect(screen.getByRole('tree', { name: 'Answer body' }).textContent).toContain('The key \\"•••\\" has expired.')
    expect(document.body.textContent).not.toContain('s3cret')
  })

  it.each([
    ['aborted', 'Cancelled before an answer came.'],
    ['pending', 'No answer yet.'],
  ] as const)('says of a request that is %s why it has no answer', async (outcome, sentence) => {
    const user = renderDrawer([request('1', { outcome, status: undefined, responseBody: undefined })])
    for (const row of rows()) await user.click(row)
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('masks what a rule compares a password with, passwords of rows, and a password in an address', async () => {
    const password = { ui_options: { ui_widget: 'password' } }
    const rule = { if: { and: [{ id: 'token', operator: 'equal', value: 'leak-compared' }] }, then: { fields: [] } }
    const fields = [
      { id: 'token', type: 'string', ...password, rules: [rule] },
      { id: 'keys', type: 'array', items: { type: 'string', ...password } },
    ]
    const form_data = { token: 'leak typed', keys: ['leak-in-row'] }
    const user = renderDrawer([request('1', { requestBody: { form_data }, responseBody: { fields, _log: 'GET /?token=leak%20typed' } })])
    for (const row of rows()) await user.click(row)
    expect(screen.getByRole('tree', { name: 'Answer body' }).textContent).toContain('token=•••')
    expect(document.body.textContent).not.toContain('leak')
  })

  it('says so where nothing was asked yet', () => {
    renderDrawer([])
    expect(screen.getByText('No requests yet.')).toBeTruthy()
  })

  it('folds away', async () => {
    const user = renderDrawer(requests)
    const toggle = screen.getByRole('button', { name: 'Requests' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('list', { name: 'Requests' })).toBeNull()
  })
})
