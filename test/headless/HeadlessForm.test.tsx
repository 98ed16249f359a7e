import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { HeadlessForm, useField, useFields, useFormState, useModuleForm, useOptions, useRows, type ModuleFormHandle } from 'moduleform'
import { createRef, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name', validation: { required: true } }])

function Name() {
  const { exists, label, labelProps, inputProps } = useField<string>('name')
  if (!exists) return null
  return (
    <p>
      <label {...labelProps}>{label}</label> <input {...inputProps} />
    </p>
  )
}

function Save() {
  const { submit } = useModuleForm()
  const { submitPhase, isLoading, isReady } = useFormState((state) => state)
  return (
    <button type="button" aria-label={isLoading ? 'loading' : isReady ? submitPhase : 'none'} onClick={() => void submit()}>
      Save
    </button>
  )
}

describe('HeadlessForm', () => {
  it('draws what its children draw, and a live region that nobody sees', () => {
    const { container } = render(
      <HeadlessForm schema={schema}>
        <Name />
      </HeadlessForm>,
    )
    const [first, second, ...others] = container.children
    expect(first?.textContent).toBe('Name ')
    expect(second instanceof HTMLElement && second.style.clipPath).toBe('inset(50%)')
    expect(second?.querySelector('output')).not.toBeNull()
    expect(others).toEqual([])
    expect(container.querySelector('[role=group], [role=form]')).toBeNull()
  })

  it('says aloud what it is busy with, and how many errors a submit has found', async () => {
    const form = createRef<ModuleFormHandle>()
    render(
      <HeadlessForm ref={form} schema={schema} label="Step 1" onSubmit={() => undefined}>
        <Name />
      </HeadlessForm>,
    )
    await act(async () => void (await form.current?.submit()))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Fix 1 field to continue'))
    expect(screen.getByRole('alert').textContent).toContain('Step 1')
    act(() => form.current?.setValue('name', 'Ada'))
    await act(async () => void (await form.current?.submit()))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Submitted'))
  })

  it('says aloud how many errors a host sets before any submit', async () => {
    const form = createRef<ModuleFormHandle>()
    render(
      <HeadlessForm ref={form} schema={schema}>
        <Name />
      </HeadlessForm>,
    )
    act(() => form.current?.setErrors({ errors: [{ path: '/name', message: 'Taken.' }] }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Fix 1 field to continue'))
  })

  it('loads its schema from a module, and reloads it', async () => {
    const module = createScriptedModule()
    const form = createRef<ModuleFormHandle>()
    render(
      <StrictMode>
        <HeadlessForm ref={form} client={module.client} schemaMerge="replace">
          <Name />
          <Save />
        </HeadlessForm>
      </StrictMode>,
    )
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('loading')
    const answerNext = async (answer: object) => {
      const count = asked
      await waitFor(() => expect(module.requests.length).toBeGreaterThan(count))
      asked = module.requests.length
      await act(async () => module.answer(asked - 1, answer))
    }
    let asked = 0
    await answerNext(schema)
    expect(screen.getByLabelText('Name')).toBeDefined()
    act(() => form.current?.reload())
    await answerNext(schemaOf([]))
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('is another form under another formId', () => {
    const draw = (formId: string) => (
      <HeadlessForm formId={formId} schema={schema} initialValues={{ name: formId }}>
        <Name />
      </HeadlessForm>
    )
    const { rerender } = render(draw('one'))
    rerender(draw('two'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('two')
  })

  it('misses no stylesheet', async () => {
    const onProblems = vi.fn()
    render(
      <HeadlessForm schema={schema} onProblems={onProblems}>
        <Name />
      </HeadlessForm>,
    )
    await waitFor(() => expect(onProblems).toHaveBeenCalled())
    expect(JSON.stringify(onProblems.mock.calls)).not.toContain('host/')
  })

  it('is drawn by a server, and takes over what was typed before its page ran', async () => {
    const form = createRef<ModuleFormHandle>()
    function All() {
      const { fields } = useFields()
      const { rows } = useRows('none')
      return (
        <>
          <i>{`${fields.length} ${rows.length}`}</i>
          <Name />
        </>
      )
    }
    const page = document.createElement('div')
    const drawn = (
      <HeadlessForm ref={form} schema={schema} initialValues={{ name: 'Ada' }}>
        <All />
      </HeadlessForm>
    )
    page.innerHTML = renderToString(drawn)
    document.body.append(page)
    const input = page.querySelector('input')
    expect([page.querySelector('i')?.textContent, input?.value]).toEqual(['1 0', 'Ada'])
    if (input) input.value = 'Ada L.'
    const root = await act(async () => hydrateRoot(page, drawn))
    expect([input?.isConnected, input?.value]).toEqual([true, 'Ada L.'])
    expect(form.current?.getFormData()).toEqual({ name: 'Ada L.' })
    act(() => root.unmount())
    page.remove()
  })

  it.each<[string, (page: HTMLElement) => void, object]>([
    ['a box that was ticked', (page) => page.querySelector('input')?.click(), { active: true }],
    [
      'an option that was chosen',
      // The last one stays.
      (page) => page.querySelectorAll('option').forEach((option) => void (option.selected = true)),
      { active: false, size: 7 },
    ],
  ])('takes over %s before its page ran', async (_what, change, data) => {
    const Active = () => <input {...useField('active').checkboxProps} />
    function Size() {
      const { choices, selectProps } = useOptions('size')
      return (
        <select {...selectProps}>
          <option value="">None</option>
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )
    }
    const active = { id: 'active', type: 'boolean', label: 'Active', default: false }
    const values = [3, 7].map((value) => ({ value, label: `${value} m` }))
    const size = { id: 'size', type: 'integer', label: 'Size', choices: { values } }
    const form = createRef<ModuleFormHandle>()
    const drawn = (
      <HeadlessForm ref={form} schema={schemaOf([active, size])}>
        <Active />
        <Size />
      </HeadlessForm>
    )
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(drawn)
    change(page)
    const root = await act(async () => hydrateRoot(page, drawn))
    expect(form.current?.getFormData()).toEqual(data)
    act(() => root.unmount())
    page.remove()
  })
})
