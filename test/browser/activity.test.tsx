import * as React from 'react'
import { createRef, StrictMode, version } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { createManualClock } from '../support/manualClock.ts'
import 'moduleform/styles.css'

// Not in React 18.
const { Activity } = React

const name = { id: 'name', type: 'string', label: 'Name' }
const kind = { id: 'kind', type: 'string', label: 'Kind', on_action: { load_schema: true } }
const size = { id: 'size', type: 'number', label: 'Size' }
const schemaOf = (...fields: readonly object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })

it.skipIf(Activity === undefined)(`a form that its host hides and shows again goes on where it was (React ${version})`, async () => {
  const form = createRef<ModuleFormHandle>()
  const answers: (() => void)[] = []
  const client = createFixtureClient({
    schema: () => new Promise((resolve) => answers.push(() => resolve(schemaOf(name, kind, size)))),
  })
  const draw = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ModuleForm ref={form} schema={schemaOf(name, kind)} client={client} />
    </Activity>
  )
  const { rerender } = await render(draw('visible'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada')
  await userEvent.fill(page.getByRole('textbox', { name: 'Kind' }), 'new')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers.length).toBe(1)
  await rerender(draw('hidden'))
  expect(form.current).toBe(null)
  answers[0]?.()
  await rerender(draw('visible'))
  // The request that was running is made again.
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await userEvent.fill(page.getByRole('textbox', { name: 'Size' }), '5')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect.poll(() => form.current?.getFormData()).toEqual({ name: 'Ada', kind: 'new', size: 5 })
})

it.skipIf(Activity === undefined)(`a submit that waits goes on when the form is shown again (React ${version})`, async () => {
  const form = createRef<ModuleFormHandle>()
  const answers: (() => void)[] = []
  const client = createFixtureClient({
    schema: () => new Promise((resolve) => answers.push(() => resolve(schemaOf(name, kind)))),
  })
  const onSubmit = vi.fn()
  const draw = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <ModuleForm ref={form} schema={schemaOf(name, kind)} client={client} onSubmit={onSubmit} />
      </Activity>
    </StrictMode>
  )
  const { rerender } = await render(draw('visible'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Kind' }), 'new')
  const outcome = form.current?.submit()
  await expect.poll(() => answers.length).toBe(1)
  await rerender(draw('hidden'))
  expect(await outcome).toBe('stopped')
  await rerender(draw('visible'))
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ kind: 'new' })
  expect(onSubmit).toHaveBeenCalledOnce()
})

it.skipIf(Activity === undefined)(
  `a pattern that was being checked is checked when the form is shown again (React ${version})`,
  async () => {
    const code = { id: 'code', type: 'string', label: 'Code', validation: { pattern: '^(?=.*\\d)[a-z\\d]+$' } }
    const started: Worker[] = []
    // The first reports that it is ready, and never answers.
    const patternWorker = () => {
      const worker =
        started.length === 0
          ? new Worker(URL.createObjectURL(new Blob(['postMessage("ready")'])))
          : new Worker(new URL('../../src/patterns/pattern.worker.ts', import.meta.url), { type: 'module' })
      started.push(worker)
      return worker
    }
    const schema = schemaOf({ ...code, validation_messages: { pattern: 'A digit, please.' } })
    const draw = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ModuleForm schema={schema} patternWorker={patternWorker} />
      </Activity>
    )
    const { rerender } = await render(draw('visible'))
    await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), 'abc')
    await userEvent.tab()
    await expect.poll(() => started.length).toBe(1)
    await rerender(draw('hidden'))
    await rerender(draw('visible'))
    await expect.element(page.getByText('A digit, please.').first()).toBeVisible()
  },
)

it.skipIf(Activity === undefined)(
  `what has been announced is not announced again when the form is shown again (React ${version})`,
  async () => {
    const clock = createManualClock()
    const client = createFixtureClient({ schema: () => Promise.resolve(schemaOf(name)) })
    const draw = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ModuleForm client={client} clock={clock} />
      </Activity>
    )
    const { rerender } = await render(draw('visible'))
    const status = page.getByRole('status')
    await expect.element(status).toHaveTextContent('The form is loaded.')
    await clock.advance(10_000)
    await expect.element(status).toHaveTextContent('')
    await rerender(draw('hidden'))
    await rerender(draw('visible'))
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(status.element().textContent).toBe('')
  },
)
