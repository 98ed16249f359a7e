import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadSelectPopup } from '../../src/widgets/select/box/loadSelectPopup.ts'
import { SelectPopup } from '../../src/widgets/select/popup/SelectPopup.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'

vi.mock('../../src/widgets/select/box/loadSelectPopup.ts', () => ({ loadSelectPopup: vi.fn() }))

const fruits = ['Apple', 'Banana'].map((label) => ({ label, value: label.toLowerCase() }))
const box = page.getByRole('combobox', { name: 'Fruit' })

it('collects what is typed while the list is on the way', async () => {
  let arrive = () => {}
  const loading = new Promise<typeof SelectPopup>((resolve) => {
    arrive = () => resolve(SelectPopup)
  })
  vi.mocked(loadSelectPopup).mockReturnValue(loading)
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
  await userEvent.tab()
  await userEvent.keyboard('bax{Backspace}n')
  await expect.element(box).toHaveTextContent('ban')
  arrive()
  await expect.element(box).toHaveValue('ban')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('a{Enter}')
  await expect.element(box).toHaveTextContent('Banana')
})

it('says that the list did not come, and asks for it again when opened again', async () => {
  vi.mocked(loadSelectPopup).mockImplementation(() => Promise.reject(new Error('offline')))
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
  await userEvent.click(box)
  await expect.element(page.getByText('The list could not be opened.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  vi.mocked(loadSelectPopup).mockResolvedValue(SelectPopup)
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
})
