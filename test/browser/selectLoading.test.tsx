import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPopup } from '../../src/widgets/select/box/lazyPopup.ts'
import * as popup from '../../src/widgets/select/popup/SelectPopup.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { createGate } from '../support/createGate.ts'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'

vi.mock('../../src/widgets/select/box/lazyPopup.ts', () => ({ lazyPopup: { load: vi.fn(), preload: vi.fn() } }))

const fruits = ['Apple', 'Banana'].map((label) => ({ label, value: label.toLowerCase() }))
const box = page.getByRole('combobox', { name: 'Fruit' })

it('collects what is typed while the list is on the way', async () => {
  const { opened, open: arrive } = createGate()
  vi.mocked(lazyPopup.load).mockReturnValue(opened.then(() => popup))
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

it('collects a space among what is typed, and not one that opens the list', async () => {
  const { opened, open: arrive } = createGate()
  vi.mocked(lazyPopup.load).mockReturnValue(opened.then(() => popup))
  const pears = ['Red pear', 'Red plum'].map((label) => ({ label, value: label }))
  await render(<SelectField widget={SelectWidget} options={optionsOf(pears)} />)
  await userEvent.tab()
  await userEvent.keyboard(' red p')
  await expect.element(box).toHaveTextContent('red p')
  arrive()
  await expect.element(box).toHaveValue('red p')
  await userEvent.keyboard('l{Enter}')
  await expect.element(box).toHaveTextContent('Red plum')
})

const next = page.getByRole('button', { name: 'Next' })

it.each([
  ['Enter', 'ban{Enter}', box],
  ['Enter and Tab', 'ban{Enter}{Tab}', next],
  ['Tab', 'ban{Tab}', next],
])('chooses what the text finds, where %s came before the list', async (_, keys, focused) => {
  const { opened, open: arrive } = createGate()
  vi.mocked(lazyPopup.load).mockReturnValue(opened.then(() => popup))
  const onChange = vi.fn()
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  await expect.element(focused).toHaveFocus()
  arrive()
  await expect.element(box).toHaveTextContent('Banana')
  await expect.element(focused).toHaveFocus()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
})

it('opens where a key comes between the list and its first render', async () => {
  const { opened, open: arrive } = createGate()
  const list = opened.then(() => popup)
  vi.mocked(lazyPopup.load).mockReturnValue(list)
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
  await userEvent.tab()
  await userEvent.keyboard('b')
  await expect.element(box).toHaveTextContent('b')
  const pressed = list.then(() => box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })))
  arrive()
  await pressed
  await expect.element(box).toHaveValue('ba')
})

it('is left by Tab without a text, before the list has come', async () => {
  const { opened, open: arrive } = createGate()
  vi.mocked(lazyPopup.load).mockReturnValue(opened.then(() => popup))
  const [onChange, onBlur] = [vi.fn(), vi.fn()]
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} onBlur={onBlur} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  arrive()
  await expect.poll(() => onBlur.mock.calls.length).toBe(1)
  await expect.element(next).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

it.each(['{ArrowDown}', 'b', ' '])('asks for a list that did not come again at the key %j', async (key) => {
  vi.mocked(lazyPopup.load).mockImplementation(() => Promise.reject(new Error('offline')))
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText("Couldn't load this. Try again.")).toBeVisible()
  vi.mocked(lazyPopup.load).mockResolvedValue(popup)
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('listbox')).toBeVisible()
})

it('says that the list did not come, and asks for it again when opened again', async () => {
  vi.mocked(lazyPopup.load).mockImplementation(() => Promise.reject(new Error('offline')))
  await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
  await userEvent.click(box)
  await expect.element(page.getByText("Couldn't load this. Try again.")).toBeVisible()
  await userEvent.keyboard('{Escape}')
  vi.mocked(lazyPopup.load).mockResolvedValue(popup)
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
})
