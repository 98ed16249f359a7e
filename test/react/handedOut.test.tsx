import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

const choices = { values: [{ value: { id: '1', label: 'One' }, label: 'One' }] }
const fields = [
  { id: 'name', type: 'string', label: 'Name' },
  { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' }, choices: { values: [{ value: 'a', label: 'A' }] } },
  { id: 'one', type: 'object', label: 'One', choices },
]
const initialValues = { name: 'Ada', tags: ['a'], one: { id: '1', label: 'One' } }

function openForm(props: Partial<ModuleFormProps> = {}) {
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} schema={schemaOf(fields)} initialValues={initialValues} {...props} />)
  if (ref.current === null) throw new Error('The form has not mounted.')
  return ref.current
}

const type = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: text } })

describe('what a host gets', () => {
  it('cannot be changed, nor what is in it', () => {
    const form = openForm()
    // `as`: of the fields above.
    const data = form.getFormData() as typeof initialValues
    expect(() => (data.name = 'Grace')).toThrow(TypeError)
    expect(() => data.tags.push('b')).toThrow(TypeError)
    expect(() => (data.one.label = 'Two')).toThrow(TypeError)
    const { hidden, schemaData } = form.getSubmitRest()
    for (const rest of [form.getSchemaData(), hidden, schemaData]) expect(() => Object.assign(rest, { name: 'Grace' })).toThrow(TypeError)
    expect(form.getFormData()).toEqual(initialValues)
  })

  it('for a submit is a copy that it may change', async () => {
    const onSubmit = vi.fn((data: Record<string, unknown>) => {
      // `as`: of the fields above.
      const { tags, one } = data as typeof initialValues
      tags.pop()
      one.label = 'Sent'
      delete data['name']
    })
    const form = openForm({ onSubmit })
    expect(form.getFormData()).toEqual(initialValues)
    await act(() => form.submit())
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(form.getFormData()).toEqual(initialValues)
    expect(form.getSubmitData()).toEqual(initialValues)
    expect(screen.getAllByText('Submitted.')).not.toHaveLength(0)
    Object.assign(form.getSubmitData(), { name: 'Grace' })
    expect(form.getSubmitData()).toEqual(initialValues)
  })

  it('of an unchanged part stays the same object', () => {
    const onChange = vi.fn()
    const form = openForm({ onChange })
    const { tags } = form.getFormData()
    act(() => form.setValue('/name', 'Grace'))
    expect(form.getFormData()).toEqual({ ...initialValues, name: 'Grace' })
    expect(form.getFormData()['tags']).toBe(tags)
  })
})

it('a host that changes what onChange gets is told so, and the module is asked once for each change', async () => {
  const schema = schemaOf([{ ...fields[0], on_action: { load_schema: true } }])
  const loadSchema = vi.fn(createFixtureClient({ schema }).loadSchema)
  const onProblems = vi.fn()
  // `as`: hosts without types.
  const onChange = (data: object) => void ((data as { name: string }).name = 'Changed')
  openForm({ schema, client: { ...createFixtureClient({ schema }), loadSchema }, onChange, onProblems })
  await waitFor(() => expect(loadSchema).toHaveBeenCalledTimes(1))
  act(() => void type('Grace'))
  fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }))
  await waitFor(() => expect(loadSchema).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(onProblems).toHaveBeenCalled())
  expect(JSON.stringify(onProblems.mock.calls)).toContain('onChange')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Grace')
  expect(loadSchema).toHaveBeenCalledTimes(2)
})

it.each([
  [{ baseUrl: 'https://' }, /which is not a URL/],
  [{ baseUrl: 'ftp://modules.test' }, /asked over http or https/],
  // `as`: hosts without types.
  [{ baseUrl: 'https://modules.test', wire: 'xml' as 'data' }, /the wire format "xml"/],
])('a form with %j says what is wrong with it', async (props, reason) => {
  render(<ModuleForm {...props} />)
  await waitFor(() => expect(screen.getAllByText(reason)).not.toHaveLength(0))
})
