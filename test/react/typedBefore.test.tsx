import { act, waitFor } from '@testing-library/react'
import { ModuleForm } from 'moduleform'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()

const schema = schemaOf([
  { id: 'key', type: 'string', label: 'Key', on_action: { load_schema: true } },
  { id: 'agreed', type: 'boolean', label: 'Agreed', ui_options: { ui_widget: 'CheckboxWidget' } },
])

it.each([false, true])('tells the host and the module what was entered before hydration (StrictMode: %s)', async (isStrict) => {
  const module = createScriptedModule()
  const onChange = vi.fn()
  const form = <ModuleForm schema={schema} client={module.client} onChange={onChange} />
  const drawn = isStrict ? <StrictMode>{form}</StrictMode> : form
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(drawn)
  const [key, agreed] = page.querySelectorAll('input')
  if (key === undefined || agreed === undefined) throw new Error('The server drew no inputs.')
  key.value = 'typed'
  agreed.checked = true
  const root = await act(async () => hydrateRoot(page, drawn))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.calls[0]?.[0]).toEqual({ key: 'typed', agreed: true })
  expect(onChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'edit', dirty: true, paths: [['key'], ['agreed']] })
  await waitFor(() => expect(module.requests.length).toBe(1))
  await act(async () => root.unmount())
  page.remove()
})
