import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { de } from 'moduleform/locales/de'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('errors that a host sets', () => {
  it('are listed with a way to each field, said at once, and are gone with the change of it', async () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm schema={schema} ref={form} />)
    act(() => form.current?.setErrors({ errors: [{ path: '/name', message: 'This name is taken.' }] }))
    await waitFor(() => expect(screen.getByRole('link').textContent).toBe('Name: This name is taken.'))
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Fix 1 field to continue'))
    expect(box('Name').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(box('Name'), 'A')
    expect(screen.queryByRole('link')).toBeNull()
    expect(box('Name').getAttribute('aria-invalid')).not.toBe('true')
  })

  it.each([[[{ path: '/name', message: 'Taken.' }]], [null], [{ errors: { name: 'Taken.' } }], [{ name: 'Taken.' }]])(
    'stay where the call is wrong: %j',
    (given) => {
      const form = createRef<ModuleFormHandle>()
      render(<ModuleForm schema={schema} ref={form} />)
      act(() => form.current?.setErrors({ errors: [{ path: '/name', message: 'Taken.' }] }))
      // `never`: what a host without types may pass.
      expect(() => form.current?.setErrors(given as never)).toThrow('Give { errors: [{ path, message }] }.')
      expect(box('Name').getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('are listed without a field where their path is neither text nor list', async () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm schema={schema} ref={form} />)
    // `never`: what a host without types may pass.
    act(() => form.current?.setErrors({ errors: [{ path: 5 as never, message: 'Closed.' }] }))
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe('Closed.'))
  })

  it('are not counted as fields, nor named by a path that means nothing to people, where no field has it', async () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm schema={schema} ref={form} />)
    act(() => form.current?.setErrors({ errors: [{ path: '/nope', message: 'No credit left.' }] }))
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe('No credit left.'))
    expect(screen.getByRole('heading').textContent).toBe("Couldn't submit the form.")
    const name = { path: '/name', message: 'Taken.' }
    act(() => form.current?.setErrors({ errors: [name, { path: '/nope', message: 'No credit left.' }] }))
    expect(screen.getByRole('heading').textContent).toBe('Fix 1 field to continue')
    await userEvent.type(box('Name'), 'A')
    await waitFor(() => expect(document.body.textContent).toContain('Nothing left to fix'))
  })

  it('have a text in the language of the form where the host gave none', () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm schema={schema} ref={form} locale={de} />)
    act(() => form.current?.setErrors({ errors: [{ path: '/name', message: '' }] }))
    expect(document.body.textContent).toContain('Nicht angenommen.')
  })

  it('are said at once as what is to fix, and not as what is left, where a submit was refused before', async () => {
    const form = createRef<ModuleFormHandle>()
    const age = { id: 'age', type: 'integer', label: 'Age' }
    const needed = { id: 'name', type: 'string', label: 'Name', validation: { required: true } }
    render(<ModuleForm schema={schemaOf([needed, age])} ref={form} />)
    await act(async () => expect(await form.current?.submit()).toBe('invalid'))
    await userEvent.type(box('Name'), 'Ada')
    await waitFor(() => expect(document.body.textContent).toContain('Nothing left to fix'))
    const errors = ['name', 'age'].map((path) => ({ path, message: `Another ${path}.` }))
    act(() => form.current?.setErrors({ errors }))
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Fix 2 fields to continue'))
    expect(document.body.textContent).not.toContain('2 left')
    await userEvent.type(box('Name'), '!')
    await waitFor(() => expect(document.body.textContent).toContain('1 left'))
  })

  it('are not said again where the host sets as many as are shown', async () => {
    const form = createRef<ModuleFormHandle>()
    render(<ModuleForm schema={schema} ref={form} />)
    const set = (message: string) => act(() => form.current?.setErrors({ errors: [{ path: '/name', message }] }))
    set('Too short.')
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Fix 1 field to continue'))
    const said = vi.fn<MutationCallback>()
    const observer = new MutationObserver(said)
    for (const region of document.querySelectorAll('[role=alert], [aria-live]'))
      observer.observe(region, { childList: true, characterData: true, subtree: true })
    set('Still too short.')
    await waitFor(() => expect(screen.getByRole('link').textContent).toBe('Name: Still too short.'))
    // The next thing that is said, after all that came of the errors.
    await userEvent.type(box('Name'), 'A')
    await waitFor(() => expect(document.body.textContent).toContain('Nothing left to fix'))
    const texts = said.mock.calls.flatMap(([records]) => records.map(({ target }) => target.textContent))
    expect(texts.join()).not.toContain('Fix 1 field')
    observer.disconnect()
  })

  it('are not said to be fixed when the form becomes read-only', async () => {
    const form = createRef<ModuleFormHandle>()
    const { rerender } = render(<ModuleForm schema={schema} ref={form} />)
    act(() => form.current?.setErrors({ errors: [{ path: '/name', message: 'Taken.' }] }))
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Fix 1 field to continue'))
    rerender(<ModuleForm schema={schema} ref={form} readOnly />)
    expect(document.body.textContent).not.toContain('Nothing left to fix')
  })
})
