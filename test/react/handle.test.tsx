import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, useModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { settlePromises } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

const written = expectSilentConsole()
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'person', fields: [{ id: 'first', type: 'string', label: 'First', validation: { required: true } }] },
}
const secret = { id: 'secret', type: 'string', label: 'Secret', ui_options: { ui_widget: 'hidden' } }
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function renderForm(props: ModuleFormProps) {
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} {...props} />)
  if (ref.current === null) throw new Error('The form has no handle.')
  return ref.current
}

describe('the handle of a form', () => {
  it('submits, and says how that ended', async () => {
    const onSubmit = vi.fn()
    const form = renderForm({ schema: schemaOf([{ ...name, validation: { required: true } }]), onSubmit })
    expect(await act(() => form.submit())).toBe('invalid')
    expect(document.activeElement).toBe(box('Name'))
    await userEvent.type(box('Name'), 'Ada')
    expect(await act(() => form.submit())).toBe('submitted')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada' })
  })

  it('resets to the initial values as they are now, or to given ones', async () => {
    const ref = createRef<ModuleFormHandle>()
    const form = (initial: string) => <ModuleForm ref={ref} schema={schemaOf([name])} initialValues={{ name: initial }} />
    const { rerender } = render(form('Ada'))
    await userEvent.type(box('Name'), ' Lovelace')
    rerender(form('Grace'))
    act(() => ref.current?.reset())
    expect(box('Name').value).toBe('Grace')
    act(() => ref.current?.reset({ name: 'Edith' }))
    expect(box('Name').value).toBe('Edith')
  })

  it('sets values by array and by pointer, and clears with undefined', () => {
    const form = renderForm({ schema: schemaOf([name, people]), initialValues: { people: [{}] } })
    act(() => form.setValue(['people', 0, 'first'], 'Ada'))
    act(() => form.setValue('/name', 'list'))
    expect(form.getFormData()).toEqual({ name: 'list', people: [{ first: 'Ada' }] })
    act(() => form.setValue('name', undefined))
    expect(form.getFormData()).toMatchObject({ name: '' })
  })

  it('throws where a value has no place, and says how to name one', () => {
    const form = renderForm({ schema: schemaOf([people]) })
    expect(() => form.setValue(['people', 0, 'first'], 'Ada')).toThrow(/setValue found no field at \["people",0,"first"\].*Give ids/)
  })

  it('reloads the schema', async () => {
    const module = createScriptedModule()
    const form = renderForm({ schema: schemaOf([name]), client: module.client })
    await act(async () => {
      form.reload()
      await settlePromises()
    })
    expect(module.requests.map(({ endpoint }) => endpoint)).toEqual(['schema'])
    await act(() => module.answer(0, schemaOf([name, { ...name, id: 'more', label: 'More' }])))
    expect(box('More')).toBeDefined()
    expect(form.getSchema().fields.map(({ id }) => id)).toEqual(['name', 'more'])
  })

  it('focuses fields, in folded rows too, and says where there is none to see', () => {
    const form = renderForm({ schema: schemaOf([name, people, secret]), initialValues: { people: [{ first: 'Ada' }, { first: 'Grace' }] } })
    const focus = (path: Parameters<typeof form.focusField>[0]) => {
      let isThere: boolean | undefined
      act(() => {
        isThere = form.focusField(path)
      })
      return isThere
    }
    expect(focus('people/1/first')).toBe(true)
    expect(document.activeElement).toBe(box('First'))
    expect(box('First').value).toBe('Grace')
    expect(focus('secret')).toBe(false)
    expect(focus('nowhere')).toBe(false)
    expect(focus([])).toBe(false)
  })

  it('gives form data, what a submit would hand over, and what is set aside', () => {
    const form = renderForm({ schema: schemaOf([name, secret]), initialValues: { name: 'Ada', secret: 1, gone: true } })
    expect(form.getFormData()).toEqual({ name: 'Ada', secret: 1 })
    expect(form.getSubmitData()).toEqual({ name: 'Ada', secret: 1 })
    expect(form.getSetAside()).toEqual([{ path: ['gone'], value: true }])
  })

  it('says what a submit would hand over besides, without one', async () => {
    const onSubmit = vi.fn()
    const off = {
      id: 'off',
      type: 'string',
      rules: [{ if: { and: [{ id: 'name', operator: 'equal', value: 'Ada' }] }, then: { ui_options: { ui_widget: 'hidden' } } }],
    }
    const form = renderForm({ schema: schemaOf([name, off]), initialValues: { name: 'Ada', off: 'kept', gone: true }, onSubmit })
    const rest = form.getSubmitRest()
    expect(rest.setAside).toEqual([{ path: ['gone'], value: true }])
    expect(onSubmit).not.toHaveBeenCalled()
    await act(() => form.submit())
    expect(onSubmit.mock.calls[0]).toEqual([form.getSubmitData(), rest])
  })
})

describe('children of a form', () => {
  function SaveButton() {
    const { submit, isSubmitting, isDirty, errors } = useModuleForm()
    return (
      <button type="button" disabled={isSubmitting} onClick={() => void submit()}>
        Save {isDirty ? 'changes' : 'nothing'} with {errors.length} errors
      </button>
    )
  }

  it('stand in place of the default buttons, and reach the form', async () => {
    const onSubmit = vi.fn()
    render(
      <ModuleForm schema={schemaOf([{ ...name, validation: { required: true } }])} onSubmit={onSubmit}>
        <SaveButton />
      </ModuleForm>,
    )
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save nothing with 0 errors' }))
    await userEvent.type(box('Name'), 'A')
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes with 0 errors' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('that are null leave no buttons', () => {
    render(<ModuleForm schema={schemaOf([name])}>{null}</ModuleForm>)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('outside of a form say what they need', () => {
    expect(() => render(<SaveButton />)).toThrow(/useModuleForm\(\) need <ModuleForm> around them\./)
    // React itself logs errors of components.
    written.error().mockClear()
    written.warn().mockClear()
  })
})

describe('errors of the form as a whole', () => {
  it('stand in the summary without a field to name', async () => {
    const form = renderForm({ schema: schemaOf([name]), onSubmit: () => ({ errors: [{ path: [], message: 'Closed today.' }] }) })
    await act(() => form.submit())
    expect(screen.getByRole('listitem').textContent).toBe('Closed today.')
  })

  it('of a submit that a failed reload stopped say what to do', async () => {
    const module = createScriptedModule()
    const mode = { id: 'mode', type: 'string', label: 'Mode', on_action: { load_schema: true } }
    const form = renderForm({ schema: schemaOf([mode]), client: module.client })
    await userEvent.type(box('Mode'), 'x')
    await act(async () => {
      const outcome = form.submit()
      await module.fail(0, new Error('down'))
      expect(await outcome).toBe('stopped')
    })
    expect(screen.getByText(/Not submitted: .* submit again/)).toBeDefined()
  })
})
