import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { DataPane } from '../../playground/src/data/DataPane.tsx'
import { useCurrentData } from '../../playground/src/data/useCurrentData.ts'

afterEach(cleanup)

const city = { id: 'city', type: 'string', label: 'City', default: 'Bonn' }
const street = { id: 'street', type: 'string', label: 'Street', validation: { required: true } }

interface FormWithDataProps extends Pick<ModuleFormProps, 'onSubmit' | 'initialValues' | 'baseUrl' | 'fetch'> {
  /** Absent while the module has sent none. */
  readonly fields?: readonly object[]
  readonly formId?: string
}

function FormWithData({ fields, formId = 'a', ...props }: FormWithDataProps) {
  const form = useRef<ModuleFormHandle>(null)
  const { current, noteChange, noteProblems } = useCurrentData(form, formId)
  return (
    <>
      <ModuleForm
        key={formId}
        ref={form}
        {...(fields && { schema: { fields } })}
        {...props}
        onChange={noteChange}
        onProblems={noteProblems}
      />
      <DataPane current={current} submitted={undefined} secrets={{ ids: new Set(), texts: [] }} />
    </>
  )
}

const seesBonn = () => waitFor(() => expect(screen.getByRole('region', { name: 'Form data' }).textContent).toContain('"city": "Bonn"'))

describe('The current data', () => {
  it('are valid or not by the schema in force', async () => {
    const { rerender } = render(<FormWithData fields={[city]} />)
    await seesBonn()
    screen.getByText('Initial values')
    await userEvent.type(screen.getByLabelText('City'), '!')
    await screen.findByText('Valid')
    rerender(<FormWithData fields={[city, street]} />)
    await screen.findByText('Has errors')
    rerender(<FormWithData fields={[city]} />)
    await screen.findByText('Valid')
  })

  it('are judged again where something else than a value changes', async () => {
    const onSubmit = async () => ({ errors: [{ path: ['city'], message: 'Taken.' }] })
    render(<FormWithData fields={[city]} onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('City'), '!')
    await screen.findByText('Valid')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Has errors')
  })

  it('are the initial values of another form that has no schema yet', async () => {
    const { rerender } = render(<FormWithData fields={[city]} />)
    await userEvent.type(screen.getByLabelText('City'), '!')
    await screen.findByText('Valid')
    rerender(
      <FormWithData
        formId="b"
        initialValues={{ city: 'Ulm' }}
        baseUrl="http://module.test/crm"
        fetch={() => new Promise<Response>(() => {})}
      />,
    )
    expect(screen.getByRole('region', { name: 'Form data' }).textContent).toContain('"city": "Ulm"')
    screen.getByText('Initial values')
  })

  it('of another form are not valid yet', async () => {
    const { rerender } = render(<FormWithData fields={[city]} />)
    await userEvent.type(screen.getByLabelText('City'), '!')
    await screen.findByText('Valid')
    rerender(<FormWithData fields={[city, street]} formId="b" />)
    screen.getByText('Initial values')
    await seesBonn()
    screen.getByText('Initial values')
  })
})
