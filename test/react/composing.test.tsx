import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ModuleForm } from 'moduleform'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import '../../src/react/form/LateParts.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

/** A form that reloads with its text, in which an input method begins to compose. */
async function compose() {
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
  return {
    module,
    onChange,
    write: (value: string) => fireEvent.input(city, { target: { value } }),
    end: () => fireEvent.compositionEnd(city),
    pause: () => act(() => clock.advance(500)),
  }
}

it('Text that an input method composes changes the form data at once, and asks the module once it is what the user means', async () => {
  const { module, onChange, write, end, pause } = await compose()
  for (const text of ['n', 'に', 'にほん']) {
    write(text)
    await pause()
  }
  expect(module.requests).toEqual([])
  expect(onChange).toHaveBeenLastCalledWith({ city: 'にほん' }, expect.anything())
  write('日本')
  end()
  await pause()
  expect(module.requests).toMatchObject([{ formData: { city: '日本' } }])
})

it('A pause asks the module on Android, where keyboards compose each word of every language', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  onTestFinished(() => agent.mockRestore())
  const { module, write, pause } = await compose()
  write('Berl')
  await pause()
  expect(module.requests).toMatchObject([{ formData: { city: 'Berl' } }])
})
