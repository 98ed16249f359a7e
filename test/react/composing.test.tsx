import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ModuleForm } from 'moduleform'
import { afterEach, expect, it, vi } from 'vitest'
import { LateParts } from '../../src/react/form/LateParts.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

it('Text that an input method composes changes the form data at once, and asks the module once it is what the user means', async () => {
  expect(LateParts).toBeDefined()
  const module = createScriptedModule()
  const clock = createManualClock()
  const onChange = vi.fn()
  const schema = schemaOf([{ id: 'city', type: 'string', label: 'City', on_action: { load_schema: true } }])
  render(<ModuleForm schema={schema} client={module.client} clock={clock} onChange={onChange} />)
  const city = screen.getByLabelText('City')
  await act(async () => city.focus())
  await vi.dynamicImportSettled()
  await act(async () => {})
  fireEvent.compositionStart(city)
  for (const value of ['n', 'に', 'にほん']) {
    fireEvent.input(city, { target: { value } })
    await act(() => clock.advance(600))
  }
  expect(module.requests).toEqual([])
  expect(onChange).toHaveBeenLastCalledWith({ city: 'にほん' }, expect.anything())
  fireEvent.input(city, { target: { value: '日本' } })
  fireEvent.compositionEnd(city)
  await act(() => clock.advance(500))
  expect(module.requests).toHaveLength(1)
  expect(module.requests[0]).toMatchObject({ formData: { city: '日本' } })
})
