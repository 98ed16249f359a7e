import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expressionControls, type ExpressionControl } from '../support/expressionControls.ts'

afterEach(cleanup)

const reference = '{{ steps.order.id }}'

/** In these, a reference is inserted into the text. */
const ofText: readonly ExpressionControl[] = ['input', 'textarea']

// `as`: all keys of the table are of that type. A code editor handles drops itself: test/browser/referenceCode.test.tsx.
const names = (Object.keys(expressionControls) as ExpressionControl[]).filter((name) => name !== 'code')

it.each(names)('A reference that is dropped on the control %s is there, and undo and redo lose nothing', async (name) => {
  const { field, fixed } = expressionControls[name]
  const form = createRef<ModuleFormHandle>()
  const data = () => form.current?.getFormData()
  const schema = schemaOf([{ id: 'f', label: 'Field', ...field }])
  render(<ModuleForm ref={form} schema={schema} initialValues={{ f: fixed }} templates={{}} connections={[]} />)
  const isPressed = () => screen.getByRole('button', { name: 'Expression for Field' }).getAttribute('aria-pressed')
  await waitFor(isPressed)
  const dropped = { f: typeof fixed === 'string' && ofText.includes(name) ? `${fixed}${reference}` : reference }
  const label = screen.getByText('Field', { selector: '[data-field] *' })
  const dragged = { dataTransfer: { getData: () => reference, types: ['text/plain'] } }
  // The drop handlers are attached slightly later than the toggle is rendered.
  await waitFor(() => expect(fireEvent.dragOver(label, dragged)).toBe(false))
  fireEvent.drop(label, dragged)
  await waitFor(() => expect(data()).toEqual(dropped))
  await waitFor(() => expect(isPressed()).toBe('true'))
  await waitFor(() => {
    form.current?.undo()
    expect(data()).toEqual({ f: fixed })
    expect(isPressed()).toBe('false')
  })
  form.current?.redo()
  await waitFor(() => expect(data()).toEqual(dropped))
  await waitFor(() => expect(isPressed()).toBe('true'))
})
