import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import type { OptionsView, Widget } from '../../src/react/widgetProps.ts'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, list } from './selectParts.ts'

const next = page.getByRole('button', { name: 'Next' })

const popup = () => document.querySelector<HTMLElement>('.mf-select-popup')

/** Opens a select whose options arrive when the test says so. */
async function openSlow(widget: Widget = SelectWidget) {
  const onChange = vi.fn()
  const fieldWith = (options: OptionsView) => <SelectField widget={widget} options={options} onChange={onChange} />
  const { rerender } = await render(fieldWith(optionsOf([], { status: 'loading' })))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => popup()?.checkVisibility()).toBe(true)
  return { onChange, arrive: () => rerender(fieldWith(optionsOf(fruits))) }
}

describe('a key that chooses while the options are loading', () => {
  it.each([
    ['Enter', 'ban{Enter}', box],
    ['Enter and Tab', 'ban{Enter}{Tab}', next],
    ['Tab', 'ban{Tab}', next],
  ])('%s: chooses what the text finds, once they are there', async (_, keys, focused) => {
    const { onChange, arrive } = await openSlow()
    await userEvent.keyboard(keys)
    await expect.element(focused).toHaveFocus()
    await expect.poll(() => popup()?.checkVisibility()).toBe(focused === box)
    await expect.element(box).toHaveAttribute('aria-expanded', String(focused === box))
    await arrive()
    await expect.element(box).toHaveTextContent('Banana')
    await expect.element(focused).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
  })

  it('chooses into a multi-select, once', async () => {
    const { onChange, arrive } = await openSlow(MultiSelect)
    await userEvent.keyboard('ban{Tab}')
    await arrive()
    await expect.element(page.getByText('Banana')).toBeVisible()
    await expect.element(list).not.toBeInTheDocument()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['banana'])
  })

  it.each([
    ['finds nothing', 'kumquat{Tab}', next],
    ['has changed since', 'ban{Enter}{Backspace}{Backspace}', box],
    ['was left by Escape', 'ban{Enter}{Escape}', box],
  ])('chooses nothing where the text %s', async (_, keys, focused) => {
    const { onChange, arrive } = await openSlow()
    await userEvent.keyboard(keys)
    await expect.element(focused).toHaveFocus()
    await arrive()
    await expect.element(focused).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('goes on where it was, if the user comes back before', async () => {
    const { onChange, arrive } = await openSlow()
    await userEvent.keyboard('ban{Tab}{Shift>}{Tab}{/Shift}')
    await expect.element(box).toHaveFocus()
    await expect.poll(() => popup()?.checkVisibility()).toBe(true)
    await arrive()
    await expect.element(box).toHaveTextContent('Banana')
    await expect.element(box).toHaveFocus()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
  })
})
