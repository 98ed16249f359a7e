import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(cleanup)

const messages = {
  failedSilently: (cause: string) => `Fehlgeschlagen (${cause}).`,
  reloadLoop: (answers: number, fields: readonly string[]) => `${answers} Antworten, und ${fields.join(' und ')} ändert sich noch immer.`,
  contentMissing: (name: string) => `In der Antwort fehlt ${name}.`,
}
const mode = { id: 'mode', type: 'string', label: 'Modus', on_action: { load_schema: true } }
const pick = { id: 'pick', type: 'string', label: 'Wahl', content: { type: ['managed'], content_objects: [{ id: 'picks' }] } }

function openForm(fields: readonly object[], onSubmit?: () => Promise<void>) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const props = onSubmit === undefined ? {} : { onSubmit }
  render(<ModuleForm client={module.client} clock={clock} schema={schemaOf(fields)} messages={messages} {...props} />)
  return { module, settle: () => act(() => clock.advance(1000)) }
}

describe('what the form itself knows of a failure', () => {
  it('is said in the words of the host where answers never settle', async () => {
    const { module, settle } = openForm([mode])
    await userEvent.type(screen.getByLabelText('Modus'), 'x')
    for (let round = 0; round <= 10; round += 1) {
      await settle()
      if (round < 10) await act(() => module.answer(round, schemaOf([{ ...mode, id: `mode${round}`, default: 'y' }, mode])))
    }
    expect(screen.getByText(/10 Antworten, und .* ändert sich noch immer\./)).toBeDefined()
  })

  it('is said so where a content object is missing', async () => {
    const { module, settle } = openForm([pick])
    await settle()
    await act(() => module.answer(0, {}))
    await userEvent.click(screen.getByRole('button', { name: /^Refresh/ }))
    await settle()
    await act(() => module.answer(1, {}))
    expect(screen.getAllByText('In der Antwort fehlt picks.')).not.toEqual([])
  })

  it('is said so where something was thrown that says nothing', async () => {
    const { settle } = openForm([mode], () => Promise.reject(new TypeError('')))
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await settle()
    expect(screen.getByText(/Fehlgeschlagen \(TypeError\)\./)).toBeDefined()
  })
})
