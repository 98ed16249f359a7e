import { act, cleanup, render } from '@testing-library/react'
import { ModuleForm, type Problem } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const codes = (problems: readonly Problem[] = []) => problems.map(({ code, pointer }) => `${code} ${pointer}`)

describe('onProblems', () => {
  it('judges an answer that names only what changes after it was merged', async () => {
    const module = createScriptedModule()
    const clock = createManualClock()
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const kind = { id: 'kind', type: 'boolean', label: 'Kind', on_action: { load_schema: true } }
    const odd = { id: 'odd', type: 'colour', label: 'Odd' }
    const name = { id: 'name', type: 'string', label: 'Name' }
    const { getByLabelText } = render(
      <ModuleForm client={module.client} clock={clock} schema={schemaOf([kind, odd, name])} onProblems={onProblems} />,
    )
    expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['field/unknown-type /fields/1/type'])
    act(() => getByLabelText('Kind').click())
    await act(() => clock.advance(0))
    await act(() => module.answer(0, schemaOf([{ id: 'name', label: 'Full name' }])))
    expect(getByLabelText('Full name')).toBeDefined()
    expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['field/unknown-type /fields/1/type'])
  })
})
