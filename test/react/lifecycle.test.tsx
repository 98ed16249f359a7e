import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef, StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { lazyRequests } from '../../src/useFormSetup.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// The code for requests is loaded in advance, because the test controls the answers.
beforeAll(lazyRequests.load)
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }
const pick = { id: 'pick', type: 'string', label: 'Pick', content: { type: ['managed'], content_objects: [{ id: 'picks' }] } }
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A module with answers from the test and a manual clock, as props. */
function createHost() {
  const module = createScriptedModule()
  const clock = createManualClock()
  return {
    ...module,
    props: { client: module.client, clock } satisfies ModuleFormProps,
    advance: (milliseconds: number) => act(() => clock.advance(milliseconds)),
    answer: (index: number, answer: object) => act(() => module.answer(index, answer)),
    fail: (index: number, error: Error) => act(() => module.fail(index, error)),
    pendingTimers: clock.pendingTimers,
  }
}

describe('a form without a schema', () => {
  it('says that it loads, asks once, and shows what comes', async () => {
    const host = createHost()
    render(<ModuleForm {...host.props} initialValues={{ name: 'Ada' }} />)
    await host.advance(0)
    expect(screen.getByText('Loading the form…')).toBeDefined()
    expect(host.requests).toMatchObject([{ endpoint: 'schema', formData: { name: 'Ada' } }])
    await host.answer(0, schemaOf([name]))
    expect(box('Name').value).toBe('Ada')
  })

  it('that does not come says why, and asks again on Retry with the values untouched', async () => {
    const host = createHost()
    render(<ModuleForm {...host.props} initialValues={{ name: 'Ada' }} />)
    await host.advance(0)
    await host.fail(0, new Error('The module is asleep.'))
    expect(screen.getByText(/The module is asleep\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Retry loading the form' }))
    await host.answer(1, schemaOf([name]))
    expect(box('Name').value).toBe('Ada')
    expect(screen.queryByText(/asleep/)).toBeNull()
  })

  it('asks once under StrictMode, for the schema and for options', async () => {
    const host = createHost()
    render(
      <StrictMode>
        <ModuleForm {...host.props} />
      </StrictMode>,
    )
    await host.advance(0)
    await host.answer(0, schemaOf([pick]))
    expect(host.requests.map(({ endpoint }) => endpoint)).toEqual(['schema', 'content'])
  })
})

describe('two forms on one page', () => {
  it('share nothing', async () => {
    const [first, second] = [createHost(), createHost()]
    const schema = schemaOf([name, pick])
    render(
      <>
        <div data-testid="first">
          <ModuleForm {...first.props} schema={schema} />
        </div>
        <div data-testid="second">
          <ModuleForm {...second.props} schema={schema} />
        </div>
      </>,
    )
    await first.advance(0)
    const [left, right] = [within(screen.getByTestId('first')), within(screen.getByTestId('second'))]
    await userEvent.type(left.getByLabelText('Name'), 'Ada')
    expect(right.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(left.getByLabelText('Name').id).not.toBe(right.getByLabelText('Name').id)
    await first.answer(0, { picks: [{ value: 'a', label: 'A' }] })
    expect(left.getByText('1 option')).toBeDefined()
    expect(right.queryByText('1 option')).toBeNull()
    expect([first.requests.length, second.requests.length]).toEqual([1, 1])
  })
})

describe('another formId', () => {
  it('is another form: its values are its own, and its options are asked for anew', async () => {
    const host = createHost()
    const form = (formId: string, initial: string) => (
      <ModuleForm {...host.props} formId={formId} schema={schemaOf([name, pick])} initialValues={{ name: initial }} />
    )
    const { rerender } = render(form('a', 'Ada'))
    await host.advance(0)
    await userEvent.type(box('Name'), ' Lovelace')
    rerender(form('a', 'ignored'))
    expect(box('Name').value).toBe('Ada Lovelace')
    rerender(form('b', 'Grace'))
    await host.advance(0)
    expect(box('Name').value).toBe('Grace')
    expect(host.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })
})

describe('a form that goes from the page', () => {
  it('tells the host of the last change, ends its requests and leaves no timer', async () => {
    const host = createHost()
    const onChange = vi.fn()
    const { unmount } = render(<ModuleForm {...host.props} schema={schemaOf([name, pick])} onChange={onChange} />)
    await host.advance(0)
    await userEvent.type(box('Name'), 'A')
    expect(onChange).not.toHaveBeenCalled()
    unmount()
    expect(onChange.mock.calls.map(([formData]) => formData)).toEqual([{ name: 'A' }])
    expect(host.requests[0]?.signal?.aborted).toBe(true)
    expect(host.pendingTimers()).toBe(0)
  })

  it('still has its handle as it tells of the last change', async () => {
    const host = createHost()
    const form = createRef<ModuleFormHandle>()
    const read: unknown[] = []
    const { unmount } = render(
      <ModuleForm ref={form} {...host.props} schema={schemaOf([name])} onChange={() => read.push(form.current?.getFormData())} />,
    )
    await userEvent.type(box('Name'), 'A')
    unmount()
    expect(read).toEqual([{ name: 'A' }])
  })
})

describe('onChange', () => {
  it('tells of a change once a frame, with reason, paths, and what a submit would give', async () => {
    const host = createHost()
    const onChange = vi.fn()
    const required = { ...name, validation: { required: true } }
    render(<ModuleForm {...host.props} schema={schemaOf([required, { id: 'age', type: 'integer', label: 'Age' }])} onChange={onChange} />)
    await host.advance(100)
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.type(box('Age'), '36')
    await host.advance(16)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(onChange.mock.calls[0]?.[0]).toEqual({ age: 36 })
    expect(onChange.mock.calls[0]?.[1]).toMatchObject({
      reason: 'edit',
      paths: [['age']],
      valid: false,
      dirty: true,
      submitData: { age: 36 },
    })
  })
})
