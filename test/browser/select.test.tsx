import axe from 'axe-core'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'

const fruits = ['Apple', 'Apricot', 'Banana', 'Crab apple', 'Date'].map((label) => ({ label, value: label.toLowerCase() }))
const box = page.getByRole('combobox', { name: 'Fruit' })
const list = page.getByRole('listbox')
const labels = () => [...document.querySelectorAll('.mf-option-label')].map((label) => label.textContent)
const active = () => document.querySelector(`[id="${document.activeElement?.getAttribute('aria-activedescendant')}"]`)

const open = async () => {
  await userEvent.click(box)
  await expect.element(list).toBeVisible()
}

describe('a closed select', () => {
  it('is one button that shows the label of a stored object before its options have loaded', async () => {
    const options = optionsOf([], { status: 'unloaded', dynamic: true })
    await render(<SelectField widget={SelectWidget} options={options} value={{ id: 'de', label: 'Germany' }} />)
    await expect.element(box).toHaveTextContent('Germany')
    expect(document.querySelectorAll('input')).toHaveLength(0)
  })

  it('clears from the keyboard and keeps the focus', async () => {
    const onChange = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} value="date" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Clear Fruit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined)
    await expect.element(box).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Clear Fruit' })).not.toBeInTheDocument()
  })

  it('shows and clears a choice whose value is an empty text', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf([{ label: 'Nobody', value: '' }, ...fruits])} value="" />)
    await expect.element(box).toHaveTextContent('Nobody')
    await expect.element(page.getByRole('button', { name: 'Clear Fruit' })).toBeVisible()
  })

  it('names a value that its options lack', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { notInList: true })} value="kiwi" />)
    await expect.element(box).toHaveTextContent('kiwi' + 'not in the list')
  })

  it('goes to the field it waits for, by click and by Enter, and opens nothing', async () => {
    const focus = vi.fn()
    const options = optionsOf([], { status: 'waiting', dynamic: true, waitingFor: { label: 'State', focus } })
    await render(<SelectField widget={SelectWidget} options={options} />)
    await userEvent.click(box)
    await userEvent.keyboard('{Enter}')
    expect(focus).toHaveBeenCalledTimes(2)
    await expect.element(box).toHaveTextContent('Choose State first')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('asks again after a failure from the keyboard', async () => {
    const onRefresh = vi.fn()
    const options = optionsOf([], { status: 'error', dynamic: true, error: 'The module answered 500', onRefresh })
    await render(<SelectField widget={SelectWidget} options={options} />)
    await expect.element(box).toHaveTextContent('The module answered 500')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onRefresh).toHaveBeenCalledOnce()
    await expect.element(box).toHaveFocus()
  })

  it.each([{ disabled: true }, { readOnly: true }])('does not open with %o', async (state) => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} value="date" {...state} />)
    await userEvent.click(box, { force: true })
    await userEvent.keyboard('x{ArrowDown}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Clear Fruit' })).not.toBeInTheDocument()
  })

  it('is a text field where it has neither choices nor content', async () => {
    const onText = vi.fn()
    await render(<SelectField widget={SelectWidget} onText={onText} />)
    await userEvent.type(page.getByRole('textbox', { name: 'Fruit' }), 'k')
    expect(onText).toHaveBeenCalledExactlyOnceWith('k')
  })
})

describe('opening', () => {
  it('chooses with the keyboard alone', async () => {
    const onChange = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
    await expect.element(box).toHaveTextContent('Banana')
    await expect.element(box).toHaveFocus()
  })

  it('chooses with the pointer', async () => {
    const onChange = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
    await open()
    await userEvent.click(page.getByRole('option', { name: 'Date' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('date')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('tells the form, and stands on the current choice', async () => {
    const onOpen = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { onOpen })} value="date" />)
    await open()
    expect(onOpen).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Date')
    expect(active()).toHaveTextContent('Date')
  })

  it('keeps every letter of fast typing, the first ones too', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { allowsText: true })} />)
    await userEvent.tab()
    const text = 'the quick brown fox jumps over the lazy dog'
    await userEvent.keyboard(text)
    await expect.element(box).toHaveValue(text)
    await expect.element(page.getByRole('option')).toHaveTextContent(`Use "${text}"`)
  })

  it('lets letters be typed in the middle of the filter', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await open()
    await userEvent.keyboard('cab{ArrowLeft}{ArrowLeft}r')
    await expect.element(box).toHaveValue('crab')
  })

  it('closes with a press on the chevron and opens with the next', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    const chevron = page.elementLocator(document.querySelector('.mf-select-chevron') ?? document.body)
    await userEvent.click(chevron, { force: true })
    await expect.element(list).toBeVisible()
    await userEvent.click(page.elementLocator(document.querySelector('.mf-select-chevron') ?? document.body), { force: true })
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  })

  it('works in StrictMode', async () => {
    const onChange = vi.fn()
    await render(
      <StrictMode>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />
      </StrictMode>,
    )
    await open()
    await userEvent.keyboard('ban{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
    await expect.element(box).toHaveFocus()
  })
})

describe('the open list', () => {
  it('filters, best matches first, marks the letters and counts aloud', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await open()
    await userEvent.keyboard('ap')
    expect(labels()).toEqual(['Apple', 'Apricot', 'Crab apple'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ap', 'Ap', 'ap'])
    await expect.element(page.getByRole('status')).toHaveTextContent('3 of 5')
  })

  it('moves by arrows, pages, Home and End, round the ends', async () => {
    const choices = Array.from({ length: 30 }, (_, index) => ({ label: `Row ${index}`, value: index }))
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} />)
    await open()
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
    await open()
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
    await open()
    await userEvent.keyboard('ap{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveTextContent('Date')
    expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', listen, true)
  })

  it('leaves a native dialog open on Escape', async () => {
    const screen = await render(
      <dialog>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
      </dialog>,
    )
    const dialog = screen.container.querySelector('dialog')
    dialog?.showModal()
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    expect(dialog?.open).toBe(true)
    dialog?.close()
  })

  it('closes on Tab and moves on; the form hears of leaving once', async () => {
    const [onBlur, onChange] = [vi.fn(), vi.fn()]
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} onChange={onChange} />)
    await open()
    await userEvent.keyboard('ap')
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('closes on a click elsewhere', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await open()
    await userEvent.click(document.body, { position: { x: 600, y: 5 } })
    await expect.element(list).not.toBeInTheDocument()
  })

  it('lies above a panel that clips, with the theme of the form', async () => {
    await render(
      <div style={{ height: 90, overflow: 'hidden' }} className="mf" data-theme="dark">
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
      </div>,
    )
    await open()
    const option = page.getByRole('option', { name: 'Date' }).element()
    const { left, top, height } = option.getBoundingClientRect()
    expect(option.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true)
    expect(getComputedStyle(option).colorScheme).toBe('dark')
  })

  it('draws only a window of 10,000 rows and tells position and size', async () => {
    const choices = Array.from({ length: 10_000 }, (_, index) => ({ label: `Row ${index}`, value: index }))
    await render(<SelectField widget={SelectWidget} options={optionsOf(choices)} value={5000} />)
    await open()
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
    await open()
    list.element().scrollTop = 100_000
    await expect.element(page.getByRole('option', { name: 'Row 3130' })).toBeInTheDocument()
    expect(active()).toHaveTextContent('Row 0')
  })

  it.each([
    ['nothing matches', {}, 'zzz', 'Nothing matches "zzz".'],
    ['the module is slow', { status: 'loading', slow: true }, '', 'Still waiting for the module…'],
    ['more exist', { hasMore: true }, '', '5 options, more exist'],
  ] as const)('says when %s', async (_, overrides, typed, text) => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { dynamic: true, ...overrides })} />)
    await open()
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

describe('typed text', () => {
  const options = optionsOf(fruits, { allowsText: true })

  it('is offered below the matches and used as typed', async () => {
    const [onText, onCommit] = [vi.fn(), vi.fn()]
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} onCommit={onCommit} />)
    await open()
    await userEvent.keyboard('apri')
    expect(document.querySelectorAll('[role=option]')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onText).toHaveBeenCalledExactlyOnceWith('apri')
    expect(onCommit).toHaveBeenCalledOnce()
    await expect.element(box).toHaveTextContent('apri')
  })

  it('is not offered for what a choice is called', async () => {
    await render(<SelectField widget={SelectWidget} options={options} />)
    await open()
    await userEvent.keyboard('apple')
    expect(labels()).toEqual(['Apple', 'Crab apple'])
    await expect.element(page.getByText('Use "apple"')).not.toBeInTheDocument()
  })

  it('is kept on leaving where no choice matches', async () => {
    const onText = vi.fn()
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} />)
    await open()
    await userEvent.keyboard('kumquat')
    await userEvent.tab()
    expect(onText).toHaveBeenCalledExactlyOnceWith('kumquat')
  })

  it('is dropped by Escape', async () => {
    const onText = vi.fn()
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} />)
    await open()
    await userEvent.keyboard('kumquat{Escape}')
    await expect.element(box).toHaveTextContent('Choose…')
    expect(onText).not.toHaveBeenCalled()
  })
})

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
    await Promise.all(
      document
        .querySelector('.mf-select-popup')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )
    expect((await axe.run(screen.container)).violations).toEqual([])
  })
})
