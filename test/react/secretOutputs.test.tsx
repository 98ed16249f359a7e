import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormState, type Problem, useFormState } from 'moduleform'
import { afterEach, expect, it, vi } from 'vitest'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const secret = 'hunter "22"'
const token = { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' } }
const mode = { id: 'mode', type: 'string', label: 'Mode', on_action: { load_schema: true } }

it('an observer of requests sees no password among what options depend on', async () => {
  const events: string[] = []
  const zone = {
    id: 'zone',
    type: 'string',
    label: 'Zone',
    ui_options: { ui_widget: 'SelectWidget' },
    content: { type: ['managed'], content_objects: [{ id: 'zones', content_object_depends_on_fields: [{ id: 'token' }] }] },
  }
  const bodies: string[] = []
  const fetch = async (request: Request) => {
    bodies.push(await request.text())
    return Response.json(
      request.url.endsWith('/content')
        ? { content_objects: [{ content_object_name: 'zones', data: [{ value: 'a', label: 'North' }] }] }
        : schemaOf([token, zone]),
    )
  }
  render(
    <ModuleForm
      baseUrl="https://modules.test/crm"
      fetch={fetch}
      initialValues={{ token: secret, zone: 'a' }}
      onRequest={(event) => void events.push(JSON.stringify(event))}
    />,
  )
  await screen.findByText('North')
  expect(bodies.at(-1)).toContain(JSON.stringify(secret))
  expect(events.some((event) => event.includes('zones'))).toBe(true)
  expect(events.filter((event) => event.includes('hunter'))).toEqual([])
})

it('no problem quotes a password that a module repeats', async () => {
  const told: (readonly Problem[])[] = []
  const module = createScriptedModule()
  render(<ModuleForm client={module.client} initialValues={{ token: secret }} onProblems={(problems) => void told.push(problems)} />)
  await waitFor(() => expect(module.requests).toHaveLength(1))
  await module.answer(0, schemaOf([token, { id: 'name', type: 'string', label: 'Name', format: `of ${secret}` }]))
  await waitFor(() => expect(told.at(-1)?.map(({ code }) => code)).toContain('field/unknown-format'))
  expect(JSON.stringify(told)).not.toContain('hunter')
})

it('no problem quotes a password that a part of the host fails with', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told: (readonly Problem[])[] = []
  const Label = () => {
    throw new Error(`Cannot draw ${secret}.`)
  }
  render(
    <ModuleForm
      schema={schemaOf([token])}
      initialValues={{ token: secret }}
      slots={{ label: Label }}
      onProblems={(problems) => void told.push(problems)}
    />,
  )
  await waitFor(() => expect(told.at(-1)?.map(({ code }) => code)).toContain('host/slot-failed'))
  expect(JSON.stringify(told)).not.toContain('hunter')
})

it('what is set aside of a password is masked for hosts that list it themselves', async () => {
  const module = createScriptedModule()
  const found: ModuleFormState['setAside'][] = []
  function Listed() {
    found.push(useFormState((state) => state.setAside))
    return null
  }
  render(
    <ModuleForm client={module.client} schemaMerge="replace" initialValues={{ token: secret }}>
      <Listed />
    </ModuleForm>,
  )
  await waitFor(() => expect(module.requests).toHaveLength(1))
  await module.answer(0, schemaOf([mode, token]))
  await userEvent.type(await screen.findByLabelText('Mode'), 'a{Tab}')
  await waitFor(() => expect(module.requests).toHaveLength(2))
  await module.answer(1, schemaOf([mode]))
  await waitFor(() => expect(found.at(-1)).toMatchObject([{ path: ['token'], isSecret: true }]))
  expect(JSON.stringify(found)).not.toContain('hunter')
})
