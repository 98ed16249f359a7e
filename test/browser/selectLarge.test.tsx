import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { active, box, list, openSelect } from './selectParts.ts'

const size = 100_000
const choices = Array.from({ length: size }, (_, index) => ({ value: index, label: `Item ${index}` }))

/** The rendered lines. The list's viewport shows about ten, and a few more are rendered beyond its ends. */
const drawn = () => document.querySelectorAll('[role=option]').length
const mostDrawn = 60

const activeLabel = () => active()?.querySelector('.mf-option-label')?.textContent
const isInView = (element: Element | null) => {
  const [line, box] = [element?.getBoundingClientRect(), list.element().getBoundingClientRect()]
  return line !== undefined && line.top >= box.top - 1 && line.bottom <= box.bottom + 1
}
const expectActive = (index: number, position: number, count: number) => {
  expect(activeLabel()).toBe(`Item ${index}`)
  expect(isInView(active())).toBe(true)
  expect(active()?.getAttribute('aria-posinset')).toBe(String(position))
  expect(active()?.getAttribute('aria-setsize')).toBe(String(count))
  expect(drawn()).toBeLessThan(mostDrawn)
}

describe('a list of 100,000 options', () => {
  it('opens at its value, and draws only what is in view', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} value={54_321} />)
    await openSelect()
    expectActive(54_321, 54_322, size)
    await expect.element(page.getByRole('status')).toHaveTextContent('100,000 options')
  })

  it('goes from end to end by keys', async () => {
    const onChange = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} onChange={onChange} />)
    await openSelect()
    const after: readonly (readonly [key: string, index: number])[] = [
      ['End', size - 1],
      ['ArrowDown', 0],
      ['ArrowUp', size - 1],
      ['PageUp', size - 11],
      ['Home', 0],
      ['PageDown', 10],
    ]
    for (const [key, index] of after) {
      await userEvent.keyboard(`{${key}}`)
      expectActive(index, index + 1, size)
    }
    await userEvent.keyboard('{End}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(size - 1)
    await expect.element(box).toHaveTextContent('Item 99999')
  })

  it('is filtered with each key', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} />)
    await openSelect()
    const counts: Readonly<Record<string, string>> = { '9': '40,951', '99': '3,691', '999': '280', '9999': '19', '99999': '1' }
    for (const [typed, count] of Object.entries(counts)) {
      await userEvent.keyboard('9')
      await expect.element(page.getByRole('combobox', { expanded: true })).toHaveValue(typed)
      await expect.element(page.getByRole('status')).toHaveTextContent(`${count} of 100,000`)
      expect(drawn()).toBeLessThan(mostDrawn)
    }
    expectActive(99_999, 1, 1)
  })

  it('takes all that the filter leaves, with as many chips as can be read', async () => {
    await render(<SelectField widget={MultiSelect} control="MultiSelect" field={{ type: 'array' }} options={optionsOf(choices)} />)
    await openSelect()
    await userEvent.keyboard('9')
    await userEvent.click(page.getByRole('button', { name: 'Select all 40,951' }))
    await expect.element(page.getByRole('status')).toHaveTextContent('40,951 of 100,000, 40,951 chosen')
    await expect.element(page.getByRole('button', { name: '+40,931 more' })).toBeVisible()
    expect(document.querySelectorAll('.mf-chip')).toHaveLength(20)
  })
})
