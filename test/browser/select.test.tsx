import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { middleOf, standStill } from './pointer.ts'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { active, box, fruits, list, openSelect } from './selectParts.ts'

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
    await expect.element(box).toHaveTextContent('kiwi' + 'no longer available')
  })

  it('opens by a press on its mark, though that goes before the mouse button is up', async () => {
    const draw = (notInList: boolean) => <SelectField widget={SelectWidget} options={optionsOf(fruits, { notInList })} value="kiwi" />
    const { rerender } = await render(draw(true))
    await standStill()
    const at = { ...middleOf(page.getByText('no longer available').element()), button: 'left', clickCount: 1 } as const
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await rerender(draw(false))
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    await expect.element(list).toBeVisible()
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

  it('does not open where it is disabled', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} value="date" disabled />)
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
    await openSelect()
    await userEvent.click(page.getByRole('option', { name: 'Date' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('date')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('tells the form, and stands on the current choice', async () => {
    const onOpen = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits, { onOpen })} value="date" />)
    await openSelect()
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
    await openSelect()
    await userEvent.keyboard('cab{ArrowLeft}{ArrowLeft}r')
    await expect.element(box).toHaveValue('crab')
  })

  it('closes with a press on the chevron and opens with the next', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    const pressChevron = async () => {
      const select = document.querySelector('[data-indicator="chevron"]') ?? document.body
      await userEvent.click(page.elementLocator(select), { position: { x: select.clientWidth - 14, y: select.clientHeight / 2 } })
    }
    await pressChevron()
    await expect.element(list).toBeVisible()
    await pressChevron()
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
    await openSelect()
    await userEvent.keyboard('ban{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
    await expect.element(box).toHaveFocus()
  })
})
