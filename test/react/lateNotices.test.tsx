import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { holdParts } from '../support/heldParts.ts'
import { text } from '../support/peopleFields.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
const answer = holdParts()
afterEach(cleanup)

const note = () => screen.queryByText(/^1 value is kept/)

/** A form with a message above its fields, once its code has loaded. Returns a function that causes another message. */
async function openForm() {
  const { ModuleForm } = await import('moduleform')
  const form = createRef<ModuleFormHandle>()
  render(<ModuleForm ref={form} schema={schemaOf([text('name')])} initialValues={{ stranger: 'x' }} />)
  return () => act(() => form.current?.setErrors({ errors: [{ path: '/name', message: 'This name is taken.' }] }))
}

describe('what a form says above its fields, where that comes late', () => {
  it('shows as soon as it has come', async () => {
    await openForm()
    expect(note()).toBeNull()
    await answer(true)
    expect(note()).not.toBeNull()
  })

  it('is no empty notice where what says it does not come, but what is wrong', async () => {
    const refuse = await openForm()
    await answer(false)
    expect(screen.queryByRole('alert')).toBeNull()
    refuse()
    expect(screen.getByRole('alert').textContent).toContain('name: This name is taken.')
  })

  it('replaces its short version where what says it comes after all', async () => {
    const refuse = await openForm()
    await answer(false)
    refuse()
    window.dispatchEvent(new Event('online'))
    await answer(true)
    expect(note()).not.toBeNull()
    // In the summary and at the field.
    expect(screen.getAllByText(/This name is taken/)).toHaveLength(2)
  })

  it.each([true, false])('moves nothing between the press and the release of a button (it comes: %s)', async (isThere) => {
    const refuse = await openForm()
    refuse()
    const before = document.querySelectorAll('.mf *').length
    const submit = screen.getByRole('button', { name: 'Submit' })
    fireEvent.mouseDown(submit)
    await answer(isThere)
    expect(document.querySelectorAll('.mf *')).toHaveLength(before)
    fireEvent.mouseUp(submit)
    expect(document.querySelectorAll('.mf *').length).toBeGreaterThan(before)
  })
})
