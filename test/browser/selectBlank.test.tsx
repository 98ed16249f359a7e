import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, labels, openSelect } from './selectParts.ts'

const blank = { label: '', value: '' }
const options = optionsOf([blank, ...fruits])

it('a choice without a label has a line to press, and is seen and cleared once chosen', async () => {
  await render(<SelectField widget={SelectWidget} options={options} />)
  await openSelect()
  expect(labels()[0]).toBe('(empty)')
  await userEvent.click(page.getByRole('option', { name: '(empty)' }))
  await expect.element(box).toHaveTextContent('(empty)')
  await expect.element(page.getByRole('button', { name: 'Clear Fruit' })).toBeVisible()
})

it('a chip without a label can be seen and removed', async () => {
  await render(<SelectField widget={MultiSelect} control="MultiSelect" field={{ type: 'array' }} options={options} value={['', 'date']} />)
  expect([...document.querySelectorAll('.mf-chip-label')].map((chip) => chip.textContent)).toEqual(['(empty)', 'Date'])
  await userEvent.click(page.getByRole('button', { name: 'Remove (empty)' }))
  await expect.element(page.getByText('(empty)')).not.toBeInTheDocument()
})

it('a chip of an empty text has the label of its choice', async () => {
  const nobody = optionsOf([{ label: 'Nobody', value: '' }, ...fruits])
  await render(<SelectField widget={MultiSelect} control="MultiSelect" field={{ type: 'array' }} options={nobody} value={['']} />)
  await expect.element(page.getByRole('button', { name: 'Remove Nobody' })).toBeVisible()
})
