import { act, cleanup, render, screen } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadReloading } from '../../src/store/schema/loadReloading.ts'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'

// Lazy code for reloads, loaded in advance, because the loading time is not tested.
beforeAll(loadReloading)
afterEach(cleanup)

const schemaOf = (...fields: readonly object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })
const name = { id: 'name', type: 'string', label: 'Name' }

function openForm(props: ModuleFormProps) {
  const clock = createManualClock()
  const module = createScriptedModule()
  const form = createRef<ModuleFormHandle>()
  const all = (more: ModuleFormProps) => <ModuleForm ref={form} clock={clock} client={module.client} {...props} {...more} />
  const { rerender } = render(all({}))
  return {
    module,
    handle: () => {
      if (form.current === null) throw new Error('The form is not there.')
      return form.current
    },
    give: async (more: ModuleFormProps) => {
      rerender(all(more))
      await act(() => clock.advance(100))
    },
    settle: () => act(() => clock.advance(100)),
    answer: (index: number, schema: object) => act(() => module.answer(index, schema)),
  }
}

describe('initial values', () => {
  it('count on mount, not when they change', async () => {
    const form = openForm({ schema: schemaOf(name), initialValues: { name: 'Ada' } })
    await form.give({ initialValues: { name: 'Grace' } })
    expect(form.handle().getFormData()).toEqual({ name: 'Ada' })
  })

  it('count in a reset, as they are then, where it names no others', async () => {
    const form = openForm({ schema: schemaOf(name), initialValues: { name: 'Ada' } })
    await form.give({ initialValues: { name: 'Grace' } })
    act(() => form.handle().reset())
    expect(form.handle().getFormData()).toEqual({ name: 'Grace' })
    act(() => form.handle().reset({ name: 'Edith' }))
    expect(form.handle().getFormData()).toEqual({ name: 'Edith' })
  })

  it('count with a new form id, which is another form', async () => {
    const form = openForm({ schema: schemaOf(name), formId: 'one', initialValues: { name: 'Ada' } })
    act(() => form.handle().setValue('name', 'typed'))
    await form.give({ formId: 'two', initialValues: { name: 'Grace' } })
    expect(form.handle().getFormData()).toEqual({ name: 'Grace' })
  })
})

describe('a schema that the host takes away', () => {
  it('stays until the module has answered, with its values', async () => {
    const form = openForm({ schema: schemaOf(name), initialValues: { name: 'Ada' } })
    await form.settle()
    expect(form.module.requests).toEqual([])
    await form.give({ schema: undefined })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
    expect(form.module.requests).toMatchObject([{ endpoint: 'schema', formData: { name: 'Ada' } }])
    await form.answer(0, schemaOf({ ...name, label: 'Full name' }))
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada')
  })
})

describe('a schema of `null`', () => {
  it('is none: the module is asked', async () => {
    const form = openForm({ schema: null, initialValues: { name: 'Ada' } })
    await form.settle()
    await form.answer(0, schemaOf(name))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })
})

describe('the handle of a form', () => {
  it('refuses a path without a field, and says what to do', () => {
    const form = openForm({ schema: schemaOf(name) })
    expect(() => form.handle().setValue('nmae', 'x')).toThrow(/setValue found no field at "nmae".*Give ids/)
  })

  it('shows the values of the host before the first schema has come', () => {
    const form = openForm({ initialValues: { name: 'Ada' } })
    expect(form.handle().getFormData()).toEqual({ name: 'Ada' })
    expect(form.handle().getSetAside()).toEqual([])
  })
})
