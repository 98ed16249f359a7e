import { ModuleForm, type ModuleFormProps } from 'moduleform'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from '../../src/styles.css?inline'
import { createGate } from '../support/createGate.ts'

const dates = vi.hoisted(() => ({ opened: Promise.resolve() }))

vi.mock('../../src/widgets/date/lazyDates.ts', async () => {
  const { localPart } = await import('../../src/react/localPart.ts')
  return { dates: localPart(() => dates.opened.then(() => import('../../src/widgets/date/localDates.ts'))) }
})

const metadata = { workflows_module_schema_version: '1.0.0' }
const connection = { id: '1', label: 'Production', app_type: 'crm_a', connection_management_type: 'managed' }

describe('a form in a shadow tree', () => {
  let host: HTMLElement
  let root: ShadowRoot

  beforeEach(() => {
    host = document.createElement('div')
    document.body.append(host)
    root = host.attachShadow({ mode: 'open' })
    const style = document.createElement('style')
    style.textContent = styles
    root.append(style)
  })

  afterEach(() => host.remove())

  const open = async (field: object, props: Partial<ModuleFormProps> = {}) => {
    const container = document.createElement('div')
    root.append(container)
    return render(<ModuleForm schema={{ metadata, fields: [field] }} {...props} />, { container, baseElement: container })
  }
  const control = (name: string) => page.getByLabelText(name, { exact: true })

  it('leaves a date as it is typed when what reads dates comes meanwhile', async () => {
    const { opened, open: arrive } = createGate()
    dates.opened = opened
    await open({ id: 'due', type: 'string', format: 'date', label: 'Due' }, { locale: 'en-GB' })
    await userEvent.click(control('Due'))
    await userEvent.keyboard('1.12.2026')
    arrive()
    await expect.element(page.getByRole('button', { name: /Due/ })).toBeVisible()
    await expect.element(control('Due')).toHaveValue('1.12.2026')
  })

  it('gives the focus to the number that a press has put in', async () => {
    await open({ id: 'amount', type: 'number', label: 'Amount' }, { locale: 'de' })
    await userEvent.click(control('Amount'))
    await userEvent.keyboard('1.000')
    await userEvent.tab()
    await userEvent.click(page.getByRole('button', { name: 'Use 1000' }))
    await expect.element(control('Amount')).toHaveValue('1000')
    expect(root.activeElement).toBe(control('Amount').element())
  })

  it('gives the focus to the field whose list is asked for again', async () => {
    // The host's error is logged.
    vi.spyOn(console, 'error').mockReturnValue()
    await open({ id: 'from', type: 'connection', label: 'From' }, { connections: () => Promise.reject(new Error('Not signed in.')) })
    await userEvent.click(page.getByRole('button', { name: 'Retry loading From' }))
    expect(root.activeElement).toBe(control('From').element())
  })

  it('leaves a folded group to the search of the page', async () => {
    await open({ id: 'home', type: 'object', label: 'Home', fields: [{ id: 'street', type: 'string', label: 'Street' }] })
    await userEvent.click(page.getByRole('button', { name: 'Home' }))
    await expect.poll(() => root.querySelector('[hidden=until-found]')?.contains(root.querySelector('input'))).toBe(true)
  })

  it('goes on at a select whose user was sent into a dialog in the same tree', async () => {
    function Host() {
      const [isAsking, setAsking] = useState(false)
      const onCreateConnection = () => {
        setAsking(true)
        return Promise.resolve(connection)
      }
      const fields = [{ id: 'from', type: 'connection', label: 'From' }]
      return (
        <>
          <ModuleForm schema={{ metadata, fields }} connections={[]} onCreateConnection={onCreateConnection} />
          {isAsking && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- dialogs do this
            <button type="button" autoFocus onClick={() => setAsking(false)}>
              Close
            </button>
          )}
        </>
      )
    }
    const container = document.createElement('div')
    root.append(container)
    await render(createPortal(<Host />, container))
    await userEvent.click(page.getByRole('combobox', { name: 'From' }))
    await userEvent.click(page.getByRole('button', { name: 'New connection' }))
    await expect.element(page.getByText('Production')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.poll(() => root.activeElement?.getAttribute('role')).toBe('combobox')
  })
})
