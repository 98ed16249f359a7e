import { inspect } from 'node:util'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const password = { ui_options: { ui_widget: 'password' } }
const strict = { validation: { pattern: '^leak-pattern$' } }
const reloads = { on_action: { load_schema: true } }
const field = (id: string, label: string, more: object) => ({ id, label, type: 'string', ...more })

/** One text for each place that can contain a secret; all have the same prefix, so that one search finds any of them. */
const first = schemaOf([
  field('token', 'Token', { default: 'leak-default', ...password, ...strict }),
  field('pin', 'Pin', { default: 'leak-by-rule', ...strict }),
  field('once', 'Once', { ...password, ...strict }),
  field('gone', 'Gone', password),
  {
    id: 'keys',
    type: 'array',
    label: 'Keys',
    items: { type: 'object', fields: [field('key', 'Key', { ...password, validation: { min_length: 99 } })] },
  },
  field('mode', 'Mode', {
    ...reloads,
    rules: [
      {
        if: { and: [{ id: 'mode', operator: 'equal', value: 'never' }] },
        then: { fields: [{ id: 'pin', apply_as: 'merge', ...password }] },
      },
    ],
  }),
])

/** The second schema contains the password in plain text and removes another one, as modules may. */
const second = schemaOf([
  ...first.fields.filter((one) => !('id' in one) || (one.id !== 'once' && one.id !== 'gone')),
  field('once', 'Once', strict),
  field('city', 'City', { choices: { values: [{ value: 'a', label: 'A' }] } }),
])

const initialValues = { token: 'leak-token', once: 'leak-once', gone: 'leak-gone', keys: [{ key: 'leak-in-row' }], city: 'nowhere' }

/** For code that is loaded on demand. */

it('no output of a form holds a password, a credential or a key', async () => {
  const outputs: unknown[] = []
  const keep =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void outputs.push([name, ...given])
  for (const level of ['error', 'warn', 'log', 'info'] as const) vi.spyOn(console, level).mockImplementation(keep(level))
  let asked = 0
  const fetch = async (request: Request) => {
    asked += 1
    const said = `Cannot use ${request.url} ${[...request.headers.values()].join(' ')} ${await request.text()}`
    if (asked === 2) return Response.json(second)
    return asked === 1 ? Response.json(first) : Response.json({ error: said }, { status: 403 })
  }
  const form = (
    <ModuleForm
      baseUrl="https://modules.test/crm?key=leak-query"
      headers={{ authorization: 'Bearer leak-header' }}
      wire="data"
      schemaMerge="replace"
      moduleCredentials={{ secret: 'leak-credential' }}
      fetch={fetch}
      initialValues={initialValues}
      storage={{ get: (key) => (keep('get')(key), null), set: keep('set') }}
      onRequest={keep('onRequest')}
      onProblems={keep('onProblems')}
      onReload={keep('onReload')}
      onChange={(formData) => {
        throw new Error(`Not kept: ${JSON.stringify(formData)}`)
      }}
      messages={{
        moduleFailed: (error) => `${error.message} ${inspect(error)}`,
        pattern: ({ value }) => `${value} doesn't match the expected format`,
      }}
    />
  )
  outputs.push(renderToString(form))
  const { container } = render(form)
  const look = () => outputs.push(container.innerHTML)
  new MutationObserver(look).observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  const mode = await screen.findByLabelText('Mode')
  await userEvent.type(screen.getByLabelText('Once'), '-typed')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findAllByText(/doesn't match the expected format/, {})
  await userEvent.type(mode, 'a{Tab}')
  await screen.findByLabelText('City', {})
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await userEvent.type(screen.getByLabelText('Mode'), 'b{Tab}')
  await screen.findByText(/Cannot use/, {})
  expect(screen.getByLabelText<HTMLInputElement>('Once').value).toBe('leak-once-typed')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  look()
  const isHostsOwn = (output: unknown) =>
    Array.isArray(output) && output[0] === 'error' && String(output[1]).includes('"onChange" of the host failed')
  await vi.waitFor(() => expect(inspect(outputs, { depth: 20 })).toContain('callback-failed'))
  const shown = inspect(
    outputs.filter((output) => !isHostsOwn(output)),
    { depth: 30, maxArrayLength: null, maxStringLength: null },
  )
  expect(shown).toContain('city')
  // The pattern is part of the schema, which anybody can read; other tests check what a form shows of it.
  expect(shown.replaceAll('^leak-pattern$', '').match(/.{0,60}leak.{0,30}/g)).toBeNull()
  expect(container.innerHTML.replaceAll('^leak-pattern$', '')).not.toContain('leak')
}, 60_000)
