import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

interface Body {
  readonly data?: { readonly form_data: Record<string, unknown> }
}

const kind = { id: 'kind', type: 'string', label: 'Kind', on_action: { load_schema: true } }

/** A module of a kit that accepts any body, and reads form data only from "data". */
function createKit() {
  const bodies: Body[] = []
  const fetch = async (request: Request) => {
    const body = (await request.json()) as Body
    bodies.push(body)
    const more = body.data?.form_data['kind'] === 'b' ? [{ id: 'more', type: 'string', label: 'More' }] : []
    return Response.json({ data: { schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [kind, ...more] } } })
  }
  return { bodies, fetch }
}

async function openForm(props: Partial<ModuleFormProps>) {
  // Lazy code, loaded in advance, because the loading time is not tested.
  await Promise.all([lazyRequests.load(), import('../../src/react/form/reportProblems.ts')])
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const form = (more: Partial<ModuleFormProps>) => <ModuleForm baseUrl="https://kit.test" onProblems={onProblems} {...props} {...more} />
  const { rerender } = render(form({}))
  await screen.findByLabelText('Kind')
  const found = () => onProblems.mock.lastCall?.[0].filter(({ code }) => code === 'host/wire-found') ?? []
  return { found, update: (more: Partial<ModuleFormProps>) => act(async () => rerender(form(more))) }
}

describe('a form without the prop wire', () => {
  it('reloads with a module that wraps what it answers, and tells its host', async () => {
    const { bodies, fetch } = createKit()
    const { found } = await openForm({ fetch })
    await userEvent.type(screen.getByLabelText('Kind'), 'b')
    await userEvent.tab()
    await screen.findByLabelText('More')
    expect(bodies.map((body) => body.data !== undefined)).toEqual([false, true, true])
    await vi.waitFor(() => expect(found()).toMatchObject([{ level: 'info', args: { format: 'data' } }]))
  })

  it('begins anew with another module', async () => {
    const { bodies, fetch } = createKit()
    const { update } = await openForm({ fetch })
    await update({ baseUrl: 'https://other.test' })
    await vi.waitFor(() => expect(bodies.map((body) => body.data !== undefined)).toEqual([false, true, false, true]))
  })

  it('asks for credentials when it wraps', async () => {
    const moduleCredentials = vi.fn<() => object>(() => ({ key: 'k' }))
    const { bodies, fetch } = createKit()
    await openForm({ fetch, moduleCredentials })
    expect(moduleCredentials).toHaveBeenCalledTimes(1)
    expect(bodies[1]).toMatchObject({ credentials: { key: 'k' } })
  })
})

it.each(['plain', 'data'] as const)('a form with wire="%s" asks once and says nothing of it', async (wire) => {
  const { bodies, fetch } = createKit()
  const { found } = await openForm({ fetch, wire })
  expect(bodies.map((body) => body.data !== undefined)).toEqual([wire === 'data'])
  expect(found()).toEqual([])
})
