import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ModuleForm } from 'moduleform'
import { rowEditing } from '../../src/widgets/rows/useRowEditing.ts'
import { schemaOf } from '../support/createTestForm.ts'

const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }
const values = ['a', 'b', 'c', 'd', 'e', 'f']
/** The names of the buttons that remove rows, in the order of the rows. */
const removeButtons = () => screen.getAllByRole('button', { name: /^Remove Tag/ }).map((button) => button.getAttribute('aria-labelledby'))
const namesOfRows = () => removeButtons().map((ids) => document.getElementById(ids?.split(' ')[1] ?? '')?.textContent)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index + 1}`)

it('are those of the places of the rows, also in the middle, whatever is done to them', async () => {
  await rowEditing.load()
  render(<ModuleForm schema={schemaOf([tags])} initialValues={{ tags: values }} />)
  expect(namesOfRows()).toEqual(numbered(6))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
  expect(namesOfRows()).toEqual(numbered(5))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Remove Tag 4' }), { key: 'ArrowUp', altKey: true })
  expect(namesOfRows()).toEqual(numbered(5))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Tag 2' }), { key: 'Enter' })
  expect(namesOfRows()).toEqual(numbered(6))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tag 3' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(namesOfRows()).toEqual(numbered(6))
})
