import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type Connection } from 'moduleform'
import { createModule } from 'moduleform/module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../stories/docs/examples/dateTexts.ts'
import { saveStep } from '../../stories/docs/examples/saveStep.ts'
import { ConnectedForm } from '../../stories/docs/recipes/ConnectedForm.tsx'
import { ServerChecked } from '../../stories/docs/recipes/serverChecked.tsx'
import { fetchSignedIn } from '../../stories/docs/recipes/signedIn.ts'
import { traceForm } from '../../stories/docs/recipes/telemetry.ts'
import { WorkflowStep, type Step, type WorkflowStore } from '../../stories/docs/recipes/WorkflowStep.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const metadata = { workflows_module_schema_version: '1.0.0' }
const name = { id: 'name', type: 'string', label: 'Name' }
const sorted = { id: 'sort', type: 'string', label: 'Sort', content: { type: ['managed'], content_objects: [{ id: 'sorts' }] } }
const schema = { metadata, fields: [name, sorted] }
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

it('Texts about dates say in the words of the host what is wrong with one', async () => {
  const day = { id: 'day', type: 'string', label: 'Day', format: 'date' }
  render(<ModuleForm schema={{ metadata, fields: [day] }} locale="de" messages={messages} />)
  await userEvent.type(screen.getByLabelText('Day'), '31.12.')
  await userEvent.tab()
  expect(await screen.findByText(/^Bitte das Jahr vierstellig angeben, etwa 31\.12\.\d{4}\.$/)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Day'))
  await userEvent.type(screen.getByLabelText('Day'), 'soon')
  await userEvent.tab()
  expect(await screen.findByText(/^Bitte ein Datum wie 31\.12\.\d{4} angeben\.$/)).toBeTruthy()
})

describe('Signing in', () => {
  const module = createModule({ schema, content: { sorts: () => [{ value: 'a', label: 'Apple' }] } })
  /** A module that accepts one token and counts its refusals. */
  const guard = (valid: string, answer = module.fetch) => {
    const refuse = vi.fn(() => Response.json({ message: 'Sign in first.' }, { status: 401 }))
    vi.stubGlobal('fetch', (request: Request) =>
      request.headers.get('authorization') === `Bearer ${valid}` ? answer(request) : Promise.resolve(refuse()),
    )
    return refuse
  }

  it('renews a token that has run out, once for all that were refused together', async () => {
    const refuse = guard('second', async () => Response.json({}))
    const renew = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValue('second')
    const fetchModule = fetchSignedIn(renew)
    const ask = () =>
      fetchModule(
        new Request('https://module.test/schema', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
      )
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refuse).toHaveBeenCalledTimes(3)
    expect(renew).toHaveBeenCalledTimes(2)
  })

  it('asks for a token again after it could not get one', async () => {
    guard('first')
    const renew = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Offline.')).mockResolvedValue('first')
    render(<ModuleForm baseUrl="https://module.test" fetch={fetchSignedIn(renew)} retries={0} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry loading the form' }))
    expect(await screen.findByLabelText('Name')).toBeTruthy()
    expect(renew).toHaveBeenCalledTimes(2)
  })

  it('keeps what was typed while it does', async () => {
    guard('second')
    const renew = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValue('second')
    render(<ModuleForm schema={schema} baseUrl="https://module.test" fetch={fetchSignedIn(renew)} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort' }))
    expect(await screen.findByRole('option', { name: /^Apple/ })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })

  it('shows what the module says where there is no other token', async () => {
    guard('none')
    render(<ModuleForm baseUrl="https://module.test" fetch={fetchSignedIn(() => Promise.resolve(undefined))} retries={0} />)
    expect(await screen.findByText(/Sign in first\./)).toBeTruthy()
  })
})

describe('Validation on the server', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      // The limit was lowered after the page was opened.
      const now = { metadata, fields: [{ ...name, validation: { max_length: 3 } }] }
      return saveStep(new Request(new URL(address, 'https://host.test'), init), now, async () => {})
    })
  })

  it('shows an error of the server at its field, and submits once it is mended', async () => {
    render(<ServerChecked schema={{ metadata, fields: [name] }} address="/steps/1" />)
    await userEvent.type(screen.getByLabelText('Name'), 'Adelheid')
    await submit()
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.clear(screen.getByLabelText('Name'))
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await submit()
    await waitFor(() => expect(document.querySelector('.mf-status')?.textContent).toBe('Submitted.'))
  })
})

it('Telemetry: measures each request without what was filled in, and tells each problem once', async () => {
  const tracer = { measure: vi.fn<(...told: unknown[]) => void>(), warn: vi.fn<(...told: unknown[]) => void>() }
  const module = createModule({ schema: { metadata, fields: [{ ...name, wrong: 1 }] } })
  render(<ModuleForm baseUrl="https://module.test" fetch={module.fetch} initialValues={{ name: 'Ada' }} {...traceForm(tracer, 'step 1')} />)
  await screen.findByLabelText('Name')
  await waitFor(() => expect(tracer.warn).toHaveBeenCalled())
  expect(tracer.measure).toHaveBeenCalledExactlyOnceWith('module.schema', expect.any(Number), {
    step: 'step 1',
    url: 'https://module.test/schema',
    attempt: 1,
    status: 200,
    reason: undefined,
  })
  const told = tracer.warn.mock.calls.map(([message]) => message)
  expect(new Set(told).size).toBe(told.length)
  expect(JSON.stringify([tracer.measure.mock.calls, told])).not.toContain('Ada')
})

describe('Creating a connection', () => {
  const field = {
    id: 'account',
    type: 'connection',
    label: 'Account',
    allowed_app_types: ['crm_a'],
    allowed_connection_management_types: ['managed'],
  }

  beforeEach(() => {
    // jsdom supports dialogs but cannot open them.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
    })
  })

  /** Opens the dialog of a form whose connections are kept in a list. */
  async function openDialog(onSubmit: (values: object) => void, instead?: () => Promise<Connection>) {
    const kept: Connection[] = []
    const create = async (appType: string, label: string): Promise<Connection> => {
      const made = { id: `c${kept.length}`, label, app_type: appType, connection_management_type: 'managed' }
      kept.push(made)
      return made
    }
    render(
      <ConnectedForm
        schema={{ metadata, fields: [field] }}
        connections={{ list: async () => kept, create: instead ?? create }}
        onSubmit={onSubmit}
      />,
    )
    await userEvent.click(screen.getByRole('combobox', { name: /^Account/ }))
    await userEvent.click(await screen.findByRole('button', { name: /New connection/ }))
    return within(await screen.findByRole('dialog', { name: 'New connection to crm_a' }))
  }

  it('chooses what was made', async () => {
    const save = vi.fn<(values: object) => void>()
    const dialog = await openDialog(save)
    await userEvent.type(dialog.getByLabelText(/Name/), 'Sales')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await submit()
    const account = { id: 'c0', label: 'Sales', app_type: 'crm_a', connection_management_type: 'managed' }
    await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ account }))
  })

  it('says at the field why none was made', async () => {
    const create = () => Promise.reject(new Error('There is no account at crm_a.'))
    const dialog = await openDialog(() => {}, create)
    await userEvent.type(dialog.getByLabelText(/Name/), 'Sales')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(/There is no account at crm_a\./)).toBeTruthy()
  })

  it('chooses nothing where somebody gives up', async () => {
    const dialog = await openDialog(() => {})
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
  })
})

describe('References from a workflow', () => {
  const step = (id: string, output: Step['output'] = {}): Step => ({
    id,
    name: `Step ${id}`,
    schema: { metadata, fields: [name] },
    settings: {},
    output,
  })

  function createStore(initial: readonly Step[]): WorkflowStore & { readonly setSteps: (steps: readonly Step[]) => void } {
    let steps = initial
    const listeners = new Set<() => void>()
    const setSteps = (next: readonly Step[]) => {
      steps = next
      for (const listener of listeners) listener()
    }
    return {
      getSteps: () => steps,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      setSteps,
      setSettings: (id, settings) => setSteps(steps.map((one) => (one.id === id ? { ...one, settings } : one))),
    }
  }

  it('offers what earlier steps gave when they last ran, and stores the reference', async () => {
    const store = createStore([step('a', { number: 4711 }), step('b'), step('c', { late: true })])
    render(<WorkflowStep store={store} id="b" />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Order ')
    // The code that opens the list loads on focus.
    await vi.dynamicImportSettled()
    await userEvent.keyboard('{{{{')
    expect((await screen.findByRole('option', { name: /number/ })).textContent).toContain('4711')
    expect(screen.queryByRole('option', { name: /late/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await submit()
    await waitFor(() => expect(store.getSteps()[1]?.settings).toEqual({ name: 'Order {{ steps.a.number }}' }))
  })

  it('says so where the step is gone', () => {
    render(<WorkflowStep store={createStore([])} id="b" />)
    expect(screen.getByText('This step has been removed.')).toBeTruthy()
  })
})
