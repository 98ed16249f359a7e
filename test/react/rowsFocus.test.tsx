import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const people = {
  id: 'people',
  type: 'array',
  label: 'People',
  items: { type: 'object', label: 'person', fields: [{ id: 'first', type: 'string', label: 'First', validation: { required: true } }] },
}

function openPeople() {
  const ref = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={ref} schema={schemaOf([people])} initialValues={{ people: [{ first: 'Ada' }, { first: 'Grace' }] }} />)
  const focus = (path: string) =>
    act(() => {
      ref.current?.focusField(path)
    })
  return { focus }
}

const headerOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('a row that a field in it is to get the focus of', () => {
  it('opens, and is not marked as if something were wrong in it', () => {
    const { focus } = openPeople()
    focus('people/1/first')
    expect(document.activeElement).toBe(screen.getByLabelText('First'))
    expect(screen.queryByText('needs attention')).toBeNull()
  })

  it('opens once more after it was folded, for the next request', async () => {
    const { focus } = openPeople()
    focus('people/1/first')
    await userEvent.click(headerOf('Grace'))
    expect(screen.queryByLabelText('First')).toBeNull()
    focus('people/1/first')
    expect(document.activeElement).toBe(screen.getByLabelText('First'))
  })

  it('is marked when an error in it shows', async () => {
    const { focus } = openPeople()
    focus('people/0/first')
    await userEvent.clear(screen.getByLabelText('First'))
    await userEvent.tab()
    expect(screen.getByText('needs attention')).toBeDefined()
  })
})
