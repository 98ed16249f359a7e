import { useEffect, useRef, useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'

const production = { id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }
const sandbox = { id: '2', label: 'Sandbox', app_type: 'crm_a', connection_management_type: 'custom' }
const field = { type: 'connection', allowed_app_types: ['crm_a', 'sql_a'] }
const box = page.getByRole('combobox', { name: 'Fruit' })

/** A native modal dialog, closed by unmounting it while it has the focus. */
function Modal({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return <dialog ref={dialog}>{children}</dialog>
}

/** A layer that takes the focus and does not return it. */
function Layer({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => layer.current?.focus(), [])
  return (
    <div ref={layer} tabIndex={-1}>
      {children}
    </div>
  )
}

const dialogs = [
  ['a modal dialog', Modal],
  ['a layer of the host', Layer],
] as const

interface HostProps {
  readonly schema: object
  readonly dialog: typeof Modal
  /** Whether the dialog closes before its answer is given, or is closed by the user later. */
  readonly closes: 'first' | 'by hand'
}

interface Answer {
  readonly resolve: (made: typeof production | undefined) => void
  readonly reject: (cause: Error) => void
}

/** A host that asks for a connection in its own dialog. */
function Host({ schema, dialog: Dialog, closes }: HostProps) {
  const [answer, setAnswer] = useState<Answer>()
  const onCreateConnection = () =>
    new Promise<typeof production | undefined>((resolve, reject) => {
      setAnswer({ resolve, reject })
    })
  const end = (act: () => void) => () => {
    if (closes === 'first') setAnswer(undefined)
    act()
  }
  return (
    <>
      <ModuleForm schema={schema} connections={[sandbox, production]} onCreateConnection={onCreateConnection} />
      {answer && (
        <Dialog>
          <button type="button" onClick={end(() => answer.resolve(production))}>
            Create
          </button>
          <button type="button" onClick={end(() => answer.resolve(undefined))}>
            Cancel
          </button>
          <button type="button" onClick={end(() => answer.reject(new Error('Refused.')))}>
            Fail
          </button>
          <button type="button" onClick={() => setAnswer(undefined)}>
            Close
          </button>
        </Dialog>
      )}
    </>
  )
}

describe('a form whose host makes connections', () => {
  const schema = {
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [{ id: 'from', label: 'Fruit', ...field, allowed_connection_management_types: ['managed', 'custom'] }],
  }
  const press = async () => {
    await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: 'New connection' }))
  }

  it('chooses the one it made, and asks for the list anew', async () => {
    const listed = [sandbox]
    const onCreateConnection = vi.fn(async () => {
      listed.push(production)
      return production
    })
    await render(<ModuleForm schema={schema} connections={() => [...listed]} onCreateConnection={onCreateConnection} />)
    await press()
    await expect.element(box).toHaveTextContent('Productioncrm_a, managed')
    await expect.element(box).toHaveFocus()
    await expect.element(page.getByText('no longer available')).not.toBeInTheDocument()
    expect(onCreateConnection).toHaveBeenCalledExactlyOnceWith({ appTypes: ['crm_a', 'sql_a'], managementTypes: ['managed', 'custom'] })
  })

  it('makes one by keyboard alone', async () => {
    await render(<ModuleForm schema={schema} connections={[sandbox]} onCreateConnection={() => Promise.resolve(production)} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('combobox', { expanded: true })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'New connection' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveTextContent('Production')
    await expect.element(box).toHaveFocus()
  })

  it('stays as it is where the user gives up', async () => {
    await render(<ModuleForm schema={schema} connections={[sandbox]} onCreateConnection={() => undefined} />)
    await press()
    await expect.element(box).toHaveTextContent('Choose…')
    await expect.element(box).toHaveFocus()
  })

  describe.each(dialogs)('in %s', (_, Dialog) => {
    const answers = [
      ['made one', 'Create', 'Production'],
      ['gave up', 'Cancel', 'Choose…'],
      ['failed', 'Fail', 'Refused.'],
    ] as const

    it.each(answers)('goes on at the field where the user %s', async (__, button, shown) => {
      await render(<Host schema={schema} dialog={Dialog} closes="first" />)
      await press()
      await userEvent.click(page.getByRole('button', { name: button }))
      await expect.element(page.getByRole('button', { name: 'Create' })).not.toBeInTheDocument()
      await expect.poll(() => box.element().closest('[data-field]')?.textContent).toContain(shown)
      await expect.element(box).toHaveFocus()
    })

    it('goes on at the field where the dialog stays a while after it is answered', async () => {
      await render(<Host schema={schema} dialog={Dialog} closes="by hand" />)
      await press()
      await userEvent.click(page.getByRole('button', { name: 'Create' }))
      await expect.element(page.getByText('Production')).toBeInTheDocument()
      await userEvent.click(page.getByRole('button', { name: 'Close' }))
      await expect.element(box).toHaveFocus()
    })
  })

  it('leaves the focus to a user who has gone on meanwhile', async () => {
    let settle: (made: typeof production) => void = () => {}
    const onCreateConnection = () => new Promise<typeof production>((resolve) => (settle = resolve))
    await render(<ModuleForm schema={schema} connections={[sandbox]} onCreateConnection={onCreateConnection} />)
    await press()
    await expect.element(box).toHaveFocus()
    page.getByRole('button', { name: 'Submit' }).element().focus()
    settle(production)
    await expect.element(box).toHaveTextContent('Production')
    await expect.element(page.getByRole('button', { name: 'Submit' })).toHaveFocus()
  })

  it('shows why none could be made', async () => {
    const onCreateConnection = () => Promise.reject(new Error('Signing in was refused.'))
    await render(<ModuleForm schema={schema} connections={[]} onCreateConnection={onCreateConnection} />)
    await press()
    await expect.element(box).toHaveAccessibleDescription('Signing in was refused.')
  })

  it('offers to make it again after a failure, at the field it was for', async () => {
    const attempts = [() => Promise.reject(new Error('Signing in was refused.')), () => Promise.resolve(production)]
    const onCreateConnection = vi.fn(async () => await attempts.shift()?.())
    const connections = vi.fn(() => [sandbox])
    const both = { ...schema, fields: [...schema.fields, { ...schema.fields[0], id: 'to', label: 'Vegetable' }] }
    await render(<ModuleForm schema={both} connections={connections} onCreateConnection={onCreateConnection} />)
    await press()
    await expect.element(box).toHaveAccessibleDescription('Signing in was refused.')
    await expect.element(page.getByRole('combobox', { name: 'Vegetable' })).not.toHaveAccessibleDescription('Signing in was refused.')
    expect(connections).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'New connection' }))
    await expect.element(box).toHaveTextContent('Production')
    await expect.element(box).toHaveFocus()
  })

  it('offers no such thing without the host', async () => {
    await render(<ModuleForm schema={schema} connections={[sandbox]} />)
    await userEvent.click(box)
    await expect.element(page.getByRole('option')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'New connection' })).not.toBeInTheDocument()
  })
})
