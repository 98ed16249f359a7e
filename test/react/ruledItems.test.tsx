import { act, cleanup, render } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type WidgetProps } from 'moduleform'
import { createRef } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(cleanup)

const content = { type: ['managed'], content_objects: [{ id: 'tags' }] }
const choices = { values: [{ value: 'x', label: 'X' }] }
const whenOther = {
  if: { and: [{ id: 'kind', operator: 'equal', value: 'other' }] },
  then: { fields: [{ id: 'tags.items', apply_as: 'merge', content }] },
}
const schema = schemaOf([
  { id: 'kind', type: 'string', rules: [whenOther] },
  { id: 'tags', type: 'array', items: { type: 'string', choices } },
])

it('a rule on the items of a multi-select loads other options while it holds', async () => {
  const module = createScriptedModule()
  const clock = createManualClock()
  const ref = createRef<ModuleFormHandle>()
  let offered: unknown
  function Offered({ options }: WidgetProps) {
    offered = options?.choices
    return null
  }
  const props = { ref, schema, clock, client: module.client, initialValues: { tags: ['x'] }, widgets: { MultiSelect: Offered } }
  render(<ModuleForm {...props} />)
  await act(() => clock.advance(0))
  expect([offered, module.requests]).toEqual([choices.values, []])
  const become = (kind: string) =>
    act(() => {
      ref.current?.setValue('kind', kind)
      return clock.advance(0)
    })
  await become('other')
  await act(() => module.answer(0, { tags: [{ value: 'y', label: 'Y' }] }))
  expect(offered).toEqual([{ value: 'y', label: 'Y' }])
  await become('')
  expect(offered).toEqual(choices.values)
  expect(ref.current?.getFormData()).toEqual({ kind: '', tags: ['x'] })
})
