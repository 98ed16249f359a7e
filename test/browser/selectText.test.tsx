import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, labels, openSelect } from './selectParts.ts'

describe('typed text', () => {
  const options = optionsOf(fruits, { allowsText: true })

  it('is offered below the matches and used as typed', async () => {
    const [onText, onCommit] = [vi.fn(), vi.fn()]
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} onCommit={onCommit} />)
    await openSelect()
    await userEvent.keyboard('apri')
    expect(document.querySelectorAll('[role=option]')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onText).toHaveBeenCalledExactlyOnceWith('apri')
    expect(onCommit).toHaveBeenCalledOnce()
    await expect.element(box).toHaveTextContent('apri')
  })

  it('is not offered for what a choice is called', async () => {
    await render(<SelectField widget={SelectWidget} options={options} />)
    await openSelect()
    await userEvent.keyboard('apple')
    expect(labels()).toEqual(['Apple', 'Crab apple'])
    await expect.element(page.getByText('Use "apple"')).not.toBeInTheDocument()
  })

  it('is kept on leaving where no choice matches', async () => {
    const onText = vi.fn()
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} />)
    await openSelect()
    await userEvent.keyboard('kumquat')
    await userEvent.tab()
    expect(onText).toHaveBeenCalledExactlyOnceWith('kumquat')
  })

  it('is dropped by Escape', async () => {
    const onText = vi.fn()
    await render(<SelectField widget={SelectWidget} options={options} onText={onText} />)
    await openSelect()
    await userEvent.keyboard('kumquat{Escape}')
    await expect.element(box).toHaveTextContent('Choose…')
    expect(onText).not.toHaveBeenCalled()
  })
})
