import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm } from 'moduleform'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import '../../src/react/form/LateParts.tsx'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const fields = [
  { id: 'name', type: 'string', label: 'Name', validation: { min_length: 3 } },
  { id: 'size', type: 'number', label: 'Size' },
]
const said = () => screen.getByRole('status').textContent
const name = () => screen.getByRole('textbox', { name: 'Name' })

describe('A field that is left', () => {
  beforeEach(async () => {
    render(<ModuleForm schema={schemaOf(fields)} />)
    // What announces it loads with the first focus in the form.
    await userEvent.click(name())
  })

  it('with an error says it, once', async () => {
    await userEvent.type(name(), 'ab')
    await userEvent.tab()
    expect(said()).toBe('Name: Use at least 3 characters (now 2).')
    await userEvent.type(screen.getByLabelText('Size'), '5')
    await userEvent.click(name())
    const before = said()
    await userEvent.tab()
    expect(said()).toBe(before)
  })

  it('without one says nothing', async () => {
    await userEvent.type(name(), 'abc')
    await userEvent.tab()
    expect(said()).toBe('')
  })
})
