import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef, Profiler } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { numbers } from '../../src/widgets/number/lazyNumbers.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// Before the numbers have loaded, each key press renders the field; what a used form needs is rendered once, when it has loaded.
beforeAll(() => Promise.all([numbers.load(), import('../../src/react/form/LateParts.tsx')]))
afterEach(cleanup)

const text = { id: 'a', type: 'string', label: 'A' }
const box = (name = 'A') => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

/** A form, and a function that counts its renders since the last call. */
function renderCounted(fields: readonly object[], initialValues = {}) {
  const onRender = vi.fn()
  const form = createRef<ModuleFormHandle>()
  render(
    <Profiler id="form" onRender={onRender}>
      <ModuleForm ref={form} schema={schemaOf(fields)} initialValues={initialValues} />
    </Profiler>,
  )
  const countDrawn = () => {
    const count = onRender.mock.calls.length
    onRender.mockClear()
    return count
  }
  return { form, countDrawn }
}

describe('a text that its control shows by itself', () => {
  it.each([
    ['text', text],
    ['number', { id: 'a', type: 'number', label: 'A' }],
    ['lines', { ...text, ui_options: { ui_widget: 'textarea' } }],
  ])('is typed without drawing anything: %s', async (_, field) => {
    const { form, countDrawn } = renderCounted([field])
    await userEvent.type(box(), '1')
    countDrawn()
    await userEvent.type(box(), '234')
    expect(countDrawn()).toBe(0)
    expect(box().value).toBe('1234')
    expect(String(form.current?.getFormData()['a'])).toBe('1234')
  })

  it('is drawn where an error that shows changes with it', async () => {
    const { countDrawn } = renderCounted([{ ...text, validation: { min_length: 3 } }])
    await userEvent.type(box(), 'ab')
    await userEvent.tab()
    expect(box().getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(box())
    countDrawn()
    await userEvent.keyboard('c')
    expect(countDrawn()).toBeGreaterThan(0)
    expect(box().getAttribute('aria-invalid')).toBeNull()
  })

  it('gives way to a value from elsewhere, also to the one that was drawn last', async () => {
    const { form } = renderCounted([text], { a: 'first' })
    await userEvent.type(box(), ' and more')
    expect(box().value).toBe('first and more')
    act(() => form.current?.setValue(['a'], 'first'))
    expect(box().value).toBe('first')
    await userEvent.type(box(), '!')
    act(() => form.current?.reset())
    expect(box().value).toBe('first')
  })

  it('is counted as soon as it comes near its limit, and no more when it leaves', async () => {
    renderCounted([{ ...text, validation: { max_length: 5 } }])
    await userEvent.type(box(), 'abc')
    expect(screen.queryByText('3 / 5')).toBeNull()
    await userEvent.type(box(), 'd')
    expect(await screen.findAllByText('4 / 5')).toHaveLength(1)
    await userEvent.type(box(), '{Backspace}')
    expect(screen.queryByText('4 / 5')).toBeNull()
  })
})
