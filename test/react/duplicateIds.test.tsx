import { waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { formatProblem } from 'moduleform/lint'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'

const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])
const error = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => void error.mockClear())

/** A root of its own, rendered on a server: its ids begin as those of each other such root, unless it has a prefix. */
async function hydrateForm(props: ModuleFormProps, identifierPrefix = '', parent: ParentNode = document.body) {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const form = <ModuleForm onProblems={onProblems} {...props} />
  const element = document.createElement('div')
  element.innerHTML = renderToString(form, { identifierPrefix })
  parent.append(element)
  const root = await act(async () => hydrateRoot(element, form, { identifierPrefix }))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  return { element, codes: () => onProblems.mock.lastCall?.[0].map(({ code, level }) => `${level} ${code}`) }
}

it('tells of another form on the page that has the same ids, and how to mend it', async () => {
  const first = await hydrateForm({ schema })
  const second = await hydrateForm({ schema })
  const [label, input] = [second.element.querySelector('label'), first.element.querySelector('input')]
  expect(label?.control).toBe(input)
  await waitFor(() => expect(second.codes()).toEqual(['error host/duplicate-ids']))
  await waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  expect(error.mock.lastCall?.[0]).toContain('Give each React root its own identifierPrefix')
  const { message } = formatProblem({ code: 'host/duplicate-ids', level: 'error', pointer: '', args: {} })
  expect(message).toContain('Two forms on this page have the same DOM ids')
})

it('tells of it once a module has answered with the fields', async () => {
  await hydrateForm({ schema })
  const module = createScriptedModule()
  const late = await hydrateForm({ client: module.client })
  await waitFor(() => expect(module.requests).toHaveLength(1))
  await act(() => module.answer(0, schema))
  await waitFor(() => expect(late.codes()).toEqual(['error host/duplicate-ids']))
})

it('says nothing where each root has a prefix', async () => {
  await hydrateForm({ schema }, 'billing-')
  const { element, codes } = await hydrateForm({ schema }, 'crm-')
  expect(element.querySelector('label')?.control).toBe(element.querySelector('input'))
  await waitFor(() => expect(codes()).toEqual([]))
  expect(error).not.toHaveBeenCalled()
})

it('says nothing where the other form lies in another tree', async () => {
  const island = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => island.remove())
  await hydrateForm({ schema }, '', island.attachShadow({ mode: 'open' }))
  const { codes } = await hydrateForm({ schema })
  await waitFor(() => expect(codes()).toEqual([]))
  expect(error).not.toHaveBeenCalled()
})
