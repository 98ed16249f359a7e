import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry'].map((label) => ({ label, value: label.toLowerCase() }))
const box = page.getByRole('combobox', { name: 'Fruit' })

it('chooses with the keyboard alone', async () => {
  const onChange = vi.fn()
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
  await expect.element(box).toHaveTextContent('Banana')
  await expect.element(box).toHaveFocus()
})
