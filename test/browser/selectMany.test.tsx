import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { popupStands } from './selectParts.ts'

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date'].map((label) => ({ label, value: label.toLowerCase() }))
const field = { type: 'array', items: { type: 'string' } }
const box = page.getByRole('combobox', { name: 'Fruit' })
const list = page.getByRole('listbox')
const remove = (label: string) => page.getByRole('button', { name: `Remove ${label}` })
const chips = () => [...document.querySelectorAll('.mf-chip-label')].map((chip) => chip.textContent)

const renderMany = async (value: readonly unknown[] | undefined, overrides: Parameters<typeof optionsOf>[1] = {}, choices = fruits) => {
  const onChange = vi.fn()
  const screen = await render(
    <SelectField
      widget={MultiSelect}
      control="MultiSelect"
      field={field}
      value={value}
      options={optionsOf(choices, overrides)}
      onChange={onChange}
    />,
  )
  return { onChange, screen }
}

describe('choosing', () => {
  it('stays open, keeps the order of choosing, and takes a chosen one back', async () => {
    const { onChange } = await renderMany(undefined)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{End}{Enter}{Home}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['date', 'apple'])
    expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(2)
    await userEvent.keyboard('{End}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['apple'])
    await expect.element(list).toBeVisible()
  })

  it('takes all that the filter leaves, behind those already chosen', async () => {
    const { onChange } = await renderMany(['apricot', 'date'])
    await userEvent.click(box)
    await userEvent.keyboard('ap')
    await userEvent.click(page.getByRole('button', { name: 'Select all 2' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['apricot', 'date', 'apple'])
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 5, 3 chosen')
    await expect.element(box).toHaveFocus()
  })

  it('clears to an empty list, from the open list and from the closed control', async () => {
    const { onChange } = await renderMany(['apple'])
    await userEvent.click(page.getByRole('button', { name: 'Clear Fruit' }))
    expect(onChange).toHaveBeenLastCalledWith([])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('finds stored objects among choices by their id', async () => {
    const choices = [{ label: 'Germany', value: { id: 'de', label: 'Germany' } }]
    await renderMany([{ id: 'de', label: 'Deutschland' }], {}, choices as never)
    await userEvent.click(box)
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Germany')
  })

  it.each([
    [{ type: 'string' }, 'kiwi', 'kiwi'],
    [{ type: 'object' }, 'kiwi', { id: 'kiwi', label: 'kiwi' }],
    [{ type: 'integer' }, '12', 12],
  ])('reads typed text by the type of the items: %j', async (items, text, value) => {
    const onChange = vi.fn()
    const options = optionsOf(fruits, { allowsText: true })
    await render(
      <SelectField widget={MultiSelect} control="MultiSelect" field={{ type: 'array', items }} options={options} onChange={onChange} />,
    )
    await userEvent.click(box)
    await userEvent.keyboard(`${text}{Enter}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith([value])
    await expect.element(box).toHaveValue('')
  })
})

describe('chips', () => {
  it('are one stop of Tab; arrows move among them and past the last to the filter', async () => {
    await renderMany(['apple', 'banana', 'date'])
    await userEvent.tab()
    await expect.element(remove('Apple')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(remove('Banana')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(box).toHaveFocus()
  })

  it.each(['{Enter}', '{Delete}', '{Backspace}', ' '])('are removed by %j, and the focus stands on the neighbour', async (key) => {
    const { onChange } = await renderMany(['apple', 'banana', 'date'])
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowRight}${key}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['apple', 'date'])
    await expect.element(remove('Date')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(remove('Apple')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(onChange).toHaveBeenLastCalledWith([])
    await expect.element(box).toHaveFocus()
  })

  it('lose the last one to Backspace in the empty filter, and only there', async () => {
    const { onChange } = await renderMany(['apple', 'banana'])
    await userEvent.click(box)
    await userEvent.keyboard('ab{Backspace}{Backspace}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['apple'])
  })

  it('are reached from the start of the filter by ArrowLeft, with the list still open', async () => {
    await renderMany(['apple', 'banana'])
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(remove('Banana')).toHaveFocus()
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  })

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('follow the arrows as they are seen, %s', async (dir, onwards, back) => {
    await render(
      <div dir={dir}>
        <SelectField widget={MultiSelect} field={field} value={['apple', 'banana', 'date']} options={optionsOf(fruits)} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard(`{${onwards}}`)
    await expect.element(remove('Banana')).toHaveFocus()
    await userEvent.keyboard(`{${back}}`)
    await expect.element(remove('Apple')).toHaveFocus()
    await userEvent.keyboard(`{End}{${onwards}}`)
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard(`{${back}}`)
    await expect.element(remove('Date')).toHaveFocus()
  })

  it('stay for values that the list lacks, and say so', async () => {
    await renderMany(['apple', 'kiwi'], { notInList: true })
    expect(chips()).toEqual(['Apple', 'kiwi'])
    await expect.element(page.getByText('no longer available')).toBeVisible()
    expect(document.querySelectorAll('.mf-chip[data-missing]')).toHaveLength(1)
  })

  it('fold where there are very many', async () => {
    const choices = Array.from({ length: 1000 }, (_, index) => ({ label: `Row ${index}`, value: `${index}` }))
    await renderMany(
      choices.map(({ value }) => value),
      {},
      choices,
    )
    expect(chips()).toHaveLength(20)
    await userEvent.click(page.getByRole('button', { name: '+980 more' }))
    expect(chips()).toHaveLength(1000)
    await userEvent.click(page.getByRole('button', { name: 'Show fewer' }))
    expect(chips()).toHaveLength(20)
  })

  it.each([9, 1000])('scroll in a box of a few lines where there are %i', async (count) => {
    const choices = Array.from({ length: count }, (_, index) => ({ label: `Row ${index}`.repeat(8), value: `${index}` }))
    await renderMany(
      choices.map(({ value }) => value),
      {},
      choices,
    )
    if (count > 20) await userEvent.click(page.getByRole('button', { name: '+980 more' }))
    const control = document.querySelector('.mf-select')
    expect(control?.getBoundingClientRect().height).toBeLessThan(260)
    await expect.element(box).toBeVisible()
    expect(chips()).toHaveLength(count)
    // Each of them can be reached by keyboard, and is visible then.
    remove(choices[0]?.label ?? '')
      .element()
      .focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    const list = document.querySelector('.mf-chips')?.getBoundingClientRect()
    const reached = document.activeElement?.getBoundingClientRect()
    expect(reached?.bottom).toBeLessThanOrEqual(list?.bottom ?? 0)
    expect(reached?.top).toBeGreaterThanOrEqual(list?.top ?? 0)
  })

  it('have no buttons where they are disabled', async () => {
    await render(<SelectField widget={MultiSelect} field={field} value={['apple']} options={optionsOf(fruits)} disabled />)
    expect(chips()).toEqual(['Apple'])
    await expect.element(remove('Apple')).not.toBeInTheDocument()
  })
})

it('tells the form of leaving once, however the focus moved inside', async () => {
  const onBlur = vi.fn()
  await render(<SelectField widget={MultiSelect} field={field} value={['apple']} options={optionsOf(fruits)} onBlur={onBlur} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(list).toBeVisible()
  await userEvent.click(remove('Apple'))
  await userEvent.keyboard('{Escape}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  expect(onBlur).toHaveBeenCalledOnce()
})

it('gives axe nothing to find, closed and open', async () => {
  const { screen } = await renderMany(['apple', 'kiwi'], { notInList: true, allowsText: true })
  expect((await axe.run(screen.container)).violations).toEqual([])
  await userEvent.click(box)
  await userEvent.keyboard('ap')
  await popupStands()
  expect((await axe.run(screen.container)).violations).toEqual([])
})
