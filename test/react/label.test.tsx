import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name', validation: { required: true }, description: 'As on the card.' },
  { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' }, default: ['a', 'b'] },
  { id: 'typed', type: 'string', label: 'Typed', ui_options: { ui_widget: 'input' }, choices: { values: [{ value: 'a', label: 'A' }] } },
])

describe('the name of a form', () => {
  it('tells thirty forms of one page apart, which share no id', () => {
    const labels = Array.from({ length: 30 }, (_, index) => `Step ${index + 1}`)
    render(labels.map((label) => <ModuleForm key={label} schema={schema} label={label} />))
    const names = [...document.querySelectorAll('.mf-form')].map((form) => form.getAttribute('aria-label'))
    expect(names).toEqual(labels)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(300)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('stands before what is said of the form as a whole', async () => {
    render(<ModuleForm schema={schema} label="Send order" onSubmit={() => {}} />)
    const form = within(screen.getByRole('group', { name: 'Send order' }))
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    expect(await form.findByRole('heading', { name: 'Send order: Fix 1 field to continue' })).toBeDefined()
    expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Send order: Fix 1 field to continue')
    expect(form.getByText('Fix 1 field to continue')).toHaveProperty('ariaHidden', 'true')
    await userEvent.type(form.getByLabelText('Name'), 'Ada')
    await userEvent.click(form.getByRole('button', { name: 'Submit' }))
    expect((await form.findByText('Send order: Submitted.')).parentElement?.tagName).toBe('OUTPUT')
    expect(form.getByText('Submitted.').className).toBe('mf-status')
  })

  it.each([[undefined], ['']])('is the text of the host, else "Configuration", where the label is %o', (label) => {
    render(<ModuleForm schema={schema} label={label} />)
    render(<ModuleForm schema={schema} label={label} messages={{ form: 'Schritt' }} />)
    expect(screen.getByRole('group', { name: 'Configuration' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Schritt' })).toBeTruthy()
  })
})
