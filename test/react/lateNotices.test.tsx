import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { holdParts } from '../support/heldParts.ts'
import { text } from '../support/peopleFields.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
const answer = holdParts()
afterEach(cleanup)

const note = () => screen.queryByText(/^1 value is kept/)

/** A form that has something to say above its fields, which stands there as soon as what says it has come. */
async function openForm() {
  const { ModuleForm } = await import('moduleform')
  render(<ModuleForm schema={schemaOf([text('name')])} initialValues={{ stranger: 'x' }} />)
}

describe('what a form says above its fields, where that comes late', () => {
  it('shows as soon as it has come', async () => {
    await openForm()
    expect(note()).toBeNull()
    await answer(true)
    expect(note()).not.toBeNull()
  })

  it.each([true, false])('moves nothing between the press and the release of a button (it comes: %s)', async (isThere) => {
    await openForm()
    const before = document.querySelectorAll('.mf *').length
    const submit = screen.getByRole('button', { name: 'Submit' })
    fireEvent.mouseDown(submit)
    await answer(isThere)
    expect(document.querySelectorAll('.mf *')).toHaveLength(before)
    fireEvent.mouseUp(submit)
    expect(document.querySelectorAll('.mf *').length).toBeGreaterThan(before)
  })
})
