import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { createRef, StrictMode, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadFollower } from '../../src/store/hostValues/hostValuesEffect.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

beforeAll(() => loadFollower())
const written = expectSilentConsole()
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }
const size = { id: 'size', type: 'integer', label: 'Size' }
const schema = schemaOf([name, size])
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A store of a host. */
function createStore(first: FormValues) {
  const listeners = new Set<() => void>()
  let values = first
  return {
    get: () => values,
    set: (next: FormValues) => {
      values = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A controlled form whose host returns its values after a delay. */
function openForm({ delay = 0, copies = false, ...props }: ModuleFormProps & { delay?: number; copies?: boolean } = {}) {
  const clock = createManualClock()
  const form = createRef<ModuleFormHandle>()
  const store = createStore({ name: 'Ada' })
  let timer: unknown
  const keep = (formData: FormValues) => {
    const given = copies ? structuredClone(formData) : formData
    clock.clearTimeout(timer)
    timer = clock.setTimeout(() => act(() => store.set(given)), delay)
  }
  function Host() {
    const values = useSyncExternalStore(store.subscribe, store.get)
    return <ModuleForm schema={schema} clock={clock} {...props} ref={form} values={values} onChange={keep} />
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  )
  return { clock, store, handle: () => form.current ?? expect.fail('no handle'), settle: () => act(() => vi.dynamicImportSettled()) }
}

describe('a form whose values a host keeps', () => {
  it('starts with them, on the server too, whatever the initial values', () => {
    const html = renderToString(<ModuleForm schema={schema} values={{ name: 'Ada' }} initialValues={{ name: 'Grace', size: 3 }} />)
    expect(html).toContain('value="Ada"')
    expect(html).not.toContain('Grace')
  })

  it.each([{ copies: false }, { copies: true }])(
    'loses none of 40 characters, typed faster than they come back: %j',
    async ({ copies }) => {
      const form = openForm({ delay: 200, copies })
      await form.settle()
      const text = 'The quick brown fox jumps over the dog.!'
      const input = box('Name')
      await userEvent.clear(input)
      for (const character of text) {
        await userEvent.type(input, character)
        await form.clock.advance(10)
      }
      expect(input.value).toBe(text)
      await form.clock.advance(1000)
      expect(input.value).toBe(text)
      expect(form.store.get()).toEqual({ name: text })
    },
  )

  it('shows what the host sets, beside what is being typed', async () => {
    const form = openForm({ delay: 200 })
    await form.settle()
    await userEvent.type(box('Name'), ' L')
    act(() => form.store.set({ name: 'Ada', size: 3 }))
    expect(box('Size').value).toBe('3')
    expect(box('Name').value).toBe('Ada L')
    await form.clock.advance(1000)
    act(() => form.store.set({ ...form.store.get(), name: 'Grace' }))
    expect(box('Name').value).toBe('Grace')
  })

  it('goes back to the first values in a reset, or to the initial ones where there are any', async () => {
    const form = openForm()
    await form.settle()
    await userEvent.type(box('Name'), ' L')
    await form.clock.advance(100)
    act(() => form.handle().reset())
    expect(box('Name').value).toBe('Ada')
    cleanup()
    const other = openForm({ initialValues: { name: 'Grace' } })
    await other.settle()
    expect(box('Name').value).toBe('Ada')
    act(() => other.handle().reset())
    expect(box('Name').value).toBe('Grace')
  })

  it('is new with a new form id, with the values that come with it', async () => {
    const form = (formId: string, values: FormValues) => <ModuleForm schema={schema} formId={formId} values={values} />
    const { rerender } = render(form('one', { name: 'Ada' }))
    await userEvent.type(box('Name'), ' L')
    rerender(form('two', { name: 'Grace' }))
    expect(box('Name').value).toBe('Grace')
  })

  it('may be given values later, and none any more', async () => {
    const form = (values: FormValues | undefined) => <ModuleForm schema={schema} values={values} initialValues={{ size: 1 }} />
    const { rerender } = render(form(undefined))
    await userEvent.type(box('Name'), 'typed')
    rerender(form({ name: 'Ada', size: 2 }))
    await waitFor(() => expect(box('Size').value).toBe('2'))
    expect(box('Name').value).toBe('typed')
    rerender(form(undefined))
    expect(box('Size').value).toBe('2')
  })

  it('says what is no form data, and goes on without', async () => {
    const onProblems = vi.fn()
    // `as`: a store in plain JavaScript may hold anything.
    const wrong = [{ name: 'Ada' }] as unknown as FormValues
    render(<ModuleForm schema={schema} values={wrong} initialValues={{ name: 'Grace' }} onProblems={onProblems} />)
    expect(box('Name').value).toBe('Grace')
    await waitFor(() =>
      expect(onProblems.mock.lastCall?.[0]).toMatchObject([{ code: 'host/unexpected-value', args: { prop: 'values', got: 'an array' } }]),
    )
    expect(
      written
        .error()
        .mock.calls.map(([line]) => String(line))
        .join(),
    ).toContain('values')
    written.error().mockClear()
  })
})
