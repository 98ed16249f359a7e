import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const required = (id: string) => ({ id, type: 'string', label: id.toUpperCase(), validation: { required: true } })
const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'person', fields: [required('first')] },
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

describe('a submit that finds errors', () => {
  it('lists them with a way to each, opens the row of the first and puts the focus there', async () => {
    render(<ModuleForm schema={schemaOf([people, required('b')])} initialValues={{ people: [{ first: 'Ada' }, {}] }} />)
    expect(screen.queryByLabelText('FIRST')).toBeNull()
    await submit()
    const first = screen.getByLabelText('FIRST')
    await waitFor(() => expect(document.activeElement).toBe(first))
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['person 2, FIRST: This field is required.', 'B: This field is required.'])
    await userEvent.click(links[1] ?? first)
    expect(document.activeElement).toBe(screen.getByLabelText('B'))
    await userEvent.keyboard('x')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByText(/Waiting for the module/)).toBeNull()
  })
})

describe('rows whose items have an empty label', () => {
  it('are called as rows without one are, where they are added and in the summary', async () => {
    const list = { ...people, items: { ...people.items, label: '' } }
    render(<ModuleForm schema={schemaOf([list])} initialValues={{ people: [{}] }} />)
    expect(screen.getByRole('button', { name: 'Add row' })).toBeTruthy()
    await submit()
    expect(screen.getByRole('link').textContent).toBe('row 1, FIRST: This field is required.')
  })
})

describe('a host that disables the form as it submits', () => {
  it('has it validated all the same; what is wrong shows, and has the focus, once the form is free again', async () => {
    const onSubmit = vi.fn()
    const form = createRef<ModuleFormHandle>()
    const outcomes: string[] = []
    function Host() {
      const [isSaving, setSaving] = useState(false)
      const save = async () => {
        setSaving(true)
        outcomes.push((await form.current?.submit()) ?? '')
        setSaving(false)
      }
      const fields = [{ id: 'n', type: 'number', label: 'N' }, required('a')]
      return (
        <>
          <ModuleForm ref={form} schema={schemaOf(fields)} disabled={isSaving} onSubmit={onSubmit} />
          <button onClick={() => void save()}>Save</button>
        </>
      )
    }
    render(<Host />)
    await userEvent.type(screen.getByLabelText('N'), '12 apples')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(outcomes).toEqual(['invalid']))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getAllByRole('link')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('N')))
  })
})

describe('a submit that the host has not answered', () => {
  const open = async () => {
    let answer = () => {}
    const onSubmit = () => new Promise<void>((resolve) => (answer = resolve))
    const form = createRef<ModuleFormHandle>()
    const draw = (formId: string) => <ModuleForm ref={form} formId={formId} schema={schemaOf([required('a')])} onSubmit={onSubmit} />
    const page = render(draw('one'))
    await userEvent.type(screen.getByLabelText('A'), 'x')
    const outcome = form.current?.submit()
    await screen.findByRole('button', { name: /Submitting/ })
    return { outcome, page, show: (formId: string) => page.rerender(draw(formId)), answer: () => answer() }
  }

  it('is stopped by another form id, which its answer does not touch', async () => {
    const { outcome, show, answer } = await open()
    show('two')
    answer()
    expect(await outcome).toBe('stopped')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDefined()
    expect(screen.queryByText('Submitted.')).toBeNull()
  })

  it('ends as the host says where its form has gone from the page', async () => {
    const { outcome, page, answer } = await open()
    page.unmount()
    answer()
    expect(await outcome).toBe('submitted')
  })
})

describe('a line of the summary', () => {
  it('names the rows that its field lies in, in the words of the host where they have no name', async () => {
    const lines = { id: 'lines', type: 'array', label: 'Lines', items: { type: 'object', fields: [required('sku')] } }
    const orders = { id: 'orders', type: 'array', label: 'Orders', items: { type: 'object', label: 'Order', fields: [lines] } }
    const initialValues = { orders: [{}, { lines: [{}, {}] }] }
    render(<ModuleForm schema={schemaOf([orders])} initialValues={initialValues} messages={{ row: 'Zeile' }} />)
    await submit()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Order 2, Zeile 1, SKU: This field is required.',
      'Order 2, Zeile 2, SKU: This field is required.',
    ])
  })
})

describe('an error', () => {
  it('shows on blur, is read with its control, and goes while typing', async () => {
    render(<ModuleForm schema={schemaOf([required('a')])} />)
    const box = screen.getByLabelText('A')
    await userEvent.click(box)
    expect(screen.queryByText('This field is required.')).toBeNull()
    await userEvent.tab()
    const error = screen.getByText('This field is required.')
    expect(box.getAttribute('aria-describedby')).toContain(error.id)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(box, 'x')
    expect(screen.queryByText('This field is required.')).toBeNull()
  })

  it('of a pattern shows when the engine that decides it has loaded, and submits wait for it', async () => {
    const onSubmit = vi.fn()
    const code = {
      id: 'code',
      type: 'string',
      label: 'Code',
      validation: { pattern: '^[a-z]+$' },
      validation_messages: { pattern: 'Letters only.' },
    }
    render(<ModuleForm schema={schemaOf([code])} onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('Code'), '12')
    await submit()
    await waitFor(() => expect(screen.getAllByText(/Letters only\./)).not.toHaveLength(0))
    await userEvent.clear(screen.getByLabelText('Code'))
    await userEvent.type(screen.getByLabelText('Code'), 'ab')
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  it('of the host stands at its field until that changes', async () => {
    render(
      <ModuleForm
        schema={schemaOf([{ id: 'a', type: 'string', label: 'A' }])}
        onSubmit={() => ({ errors: [{ path: '/a', message: 'Taken.' }] })}
      />,
    )
    await submit()
    expect(await screen.findByText('Taken.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('A'), 'x')
    expect(screen.queryByText('Taken.')).toBeNull()
  })

  it('with which the host rejects stands at the form', async () => {
    render(<ModuleForm schema={schemaOf([{ id: 'a', type: 'string' }])} onSubmit={() => Promise.reject(new Error('Closed today.'))} />)
    await submit()
    expect(await screen.findByText(/Closed today\./)).toBeDefined()
  })
})

describe('a form that is read-only', () => {
  it('has no button to submit, shows no errors and lets nothing be typed', async () => {
    const number = { id: 'n', type: 'number', label: 'N' }
    render(<ModuleForm readOnly schema={schemaOf([required('a'), number])} initialValues={{ n: 'five' }} />)
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(document.querySelector('.mf-error')).toBeNull()
    expect(screen.queryAllByRole('textbox').filter((box) => !box.hasAttribute('readonly'))).toEqual([])
  })
})
