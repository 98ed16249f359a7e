import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, popupStands } from './selectParts.ts'

describe('axe', () => {
  it.each([
    ['closed', { value: 'date' }],
    ['required and invalid', { required: true, invalid: true }],
    ['read only', { value: 'date', readOnly: true }],
  ])('finds nothing in a select that is %s', async (_, props) => {
    const screen = await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} {...props} />)
    expect((await axe.run(screen.container)).violations).toEqual([])
  })

  it.each([
    ['filled', fruits, {}],
    ['empty', [], { dynamic: true }],
    ['failed', [], { dynamic: true, status: 'error', error: 'The module answered 500' }],
    ['loading', [], { dynamic: true, status: 'loading' }],
  ] as const)('finds nothing in an open list that is %s', async (_, choices, overrides) => {
    const screen = await render(<SelectField widget={SelectWidget} options={optionsOf(choices, overrides)} />)
    await userEvent.click(box)
    await expect.element(page.getByRole('combobox', { expanded: true })).toHaveFocus()
    await popupStands()
    expect((await axe.run(screen.container)).violations).toEqual([])
  })
})
