import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type WidgetProps } from 'moduleform'
import { afterEach, expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

it('A widget is given the sentence of its error, and the ids of what stands around it', async () => {
  const given: WidgetProps[] = []
  function Rating(props: WidgetProps) {
    given.push(props)
    return <input id={props.id} aria-describedby={props.describedBy} onBlur={props.onBlur} />
  }
  const stars = { id: 'stars', type: 'integer', label: 'Stars', description: 'Up to five.', validation: { required: true } }
  render(<ModuleForm schema={schemaOf([stars])} widgets={{ integer: Rating }} />)
  expect(given.at(-1)?.error).toBeUndefined()
  act(() => screen.getByLabelText('Stars').focus())
  await userEvent.tab()
  const { error, errorId = '', descriptionId = '', labelId = '', describedBy } = given.at(-1) ?? {}
  const texts = [errorId, descriptionId, labelId].map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual([error, 'Up to five.', 'Stars'])
  expect(error).toBe('Enter a number.')
  expect(describedBy).toBe(`${errorId} ${descriptionId}`)
})

it('The ids of a field and of what stands around it are its own, whatever the ids of fields are', () => {
  const product = { id: 'product', type: 'string', label: 'Product', description: 'What you sell.' }
  render(<ModuleForm schema={schemaOf([product, { id: 'product-description', type: 'string', label: 'Text' }])} />)
  expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeNull()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
