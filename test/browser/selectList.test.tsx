import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { active, box, fruits, labels, list, openSelect } from './selectParts.ts'

describe('the open list', () => {
  it('filters, best matches first, marks the letters and counts aloud', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await openSelect()
    await userEvent.keyboard('ap')
    expect(labels()).toEqual(['Apple', 'Apricot', 'Crab apple'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ap', 'Ap', 'ap'])
    await expect.element(page.getByRole('status')).toHaveTextContent('3 of 5')
  })

  it('moves by arrows, pages, Home and End, round the ends', async () => {
    const choices = Array.from({ length: 30 }, (_, index) => ({ label: `Row ${index}`, value: index }))
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} />)
    await openSelect()
    const after: Record<string, string> = {
      ArrowUp: 'Row 29',
      ArrowDown: 'Row 0',
      PageDown: 'Row 10',
      PageUp: 'Row 0',
      End: 'Row 29',
      Home: 'Row 0',
    }
    for (const [key, label] of Object.entries(after)) {
      await userEvent.keyboard(`{${key}}`)
      expect(active()?.querySelector('.mf-option-label')?.textContent).toBe(label)
    }
  })

  it('keeps the highlight on its choice when options arrive in between', async () => {
    const onChange = vi.fn()
    const screen = await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
    await openSelect()
    await userEvent.keyboard('{ArrowDown}')
    const more = [{ label: 'Acerola', value: 'acerola' }, ...fruits.map((fruit) => ({ ...fruit }))]
    await screen.rerender(<SelectField widget={SelectWidget} options={optionsOf(more)} onChange={onChange} />)
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('apricot')
  })

  it('closes on Escape, gives the focus back, and no dialog around it hears the key', async () => {
    const heard = vi.fn()
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && heard()
    document.addEventListener('keydown', listen, true)
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} value="date" />)
    await openSelect()
    await userEvent.keyboard('ap{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveTextContent('Date')
    expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', listen, true)
  })

  it('opens on Alt and the arrow down, and closes on Alt and the arrow up', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    box.element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(active()?.querySelector('.mf-option-label')?.textContent).toBe('Apple')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  })

  it('leaves a native dialog open on Escape', async () => {
    const screen = await render(
      <dialog>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
      </dialog>,
    )
    const dialog = screen.container.querySelector('dialog')
    dialog?.showModal()
    await openSelect()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(dialog?.open).toBe(true)
    dialog?.close()
  })

  it('closes on Tab and moves on; the form hears of leaving once', async () => {
    const [onBlur, onChange] = [vi.fn(), vi.fn()]
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} onChange={onChange} />)
    await openSelect()
    await userEvent.keyboard('{ArrowDown}')
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('closes on a click elsewhere', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await openSelect()
    await userEvent.click(document.body, { position: { x: 600, y: 5 } })
    await expect.element(list).not.toBeInTheDocument()
  })

  it('lies above a panel that clips, with the theme of the form', async () => {
    await render(
      <div style={{ height: 90, overflow: 'hidden' }} className="mf" data-theme="dark">
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
      </div>,
    )
    await openSelect()
    const option = page.getByRole('option', { name: 'Date' }).element()
    const { left, top, height } = option.getBoundingClientRect()
    expect(option.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true)
    expect(getComputedStyle(option).colorScheme).toBe('dark')
  })

  it('opens above where there is more room, and stays there while the filter shortens it', async () => {
    await render(
      <div style={{ paddingTop: 'calc(100vh - 120px)' }}>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
      </div>,
    )
    await openSelect()
    const bottom = () => document.querySelector('.mf-select-popup')?.getBoundingClientRect().bottom ?? NaN
    const top = document.querySelector('.mf-select')?.getBoundingClientRect().top ?? NaN
    await expect.poll(() => Math.round(top - bottom())).toBe(6)
    await userEvent.keyboard('ban')
    await expect.poll(() => labels().length).toBe(1)
    await expect.poll(() => Math.round(top - bottom())).toBe(6)
  })

  it('draws only a window of 10,000 rows and tells position and size', async () => {
    const choices = Array.from({ length: 10_000 }, (_, index) => ({ label: `Row ${index}`, value: index }))
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} value={5000} />)
    await openSelect()
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(40)
    await expect.element(page.getByRole('option', { selected: true })).toBeInViewport()
    await expect.element(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '5001')
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('option', { name: 'Row 9999' })).toBeInViewport()
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(40)
    expect(active()).toHaveAttribute('aria-setsize', '10000')
  })

  it('keeps the highlighted row when it is scrolled out of the window', async () => {
    const choices = Array.from({ length: 10_000 }, (_, index) => ({ label: `Row ${index}`, value: index }))
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} />)
    await openSelect()
    list.element().scrollTop = 100_000
    await expect.element(page.getByRole('option', { name: 'Row 3130' })).toBeInTheDocument()
    expect(active()).toHaveTextContent('Row 0')
  })

  it.each([
    ['nothing matches', {}, 'zzz', 'Nothing matches "zzz".'],
    ['the module is slow', { status: 'loading', slow: true }, '', 'Still loading…'],
    ['an incomplete list', { hasMore: true }, '', '5 options, list is incomplete'],
  ] as const)('says when %s', async (_, overrides, typed, text) => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { dynamic: true, ...overrides })} />)
    await openSelect()
    if (typed !== '') await userEvent.keyboard(typed)
    await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  })

  it.each([
    ['fails', { status: 'error', error: 'The module answered 500' }, 'Retry'],
    ['was not asked for', { status: 'unloaded' }, 'Load options'],
    ['came back empty', {}, 'Retry'],
  ] as const)('asks again where the list %s, and keeps the focus', async (_, overrides, name) => {
    const onRefresh = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf([], { dynamic: true, onRefresh, ...overrides })} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('combobox', { expanded: true })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onRefresh).toHaveBeenCalledOnce()
    await expect.element(box).toHaveFocus()
  })
})

it.each([undefined, 'date'])('shows what closes it while its options load, holding %s', async (value) => {
  const options = optionsOf(value ? fruits : [], { status: 'loading', dynamic: true })
  await render(<SelectField widget={SelectWidget} options={options} value={value} />)
  const control = document.querySelector('.mf-select')
  expect(control?.getAttribute('data-indicator')).not.toBe('chevron')
  await userEvent.click(box)
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await vi.waitFor(() => expect(control?.getAttribute('data-indicator')).toBe('chevron'))
  expect(document.querySelectorAll('.mf-spinner')).toHaveLength(1)
})
