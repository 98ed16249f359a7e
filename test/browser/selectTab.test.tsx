import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import type { WidgetProps } from '../../src/react/widgetProps.ts'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, list, openSelect } from './selectParts.ts'

const next = page.getByRole('button', { name: 'Next' })

describe('Tab in the list of a select', () => {
  const renderOne = async (props: Partial<WidgetProps> = {}) => {
    const [onChange, onText] = [vi.fn(), vi.fn()]
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} onText={onText} {...props} />)
    await openSelect()
    return { onChange, onText }
  }

  it.each(['ban', 'Banana'])('takes what %j has found, and moves on past the list', async (typed) => {
    const { onChange } = await renderOne()
    await userEvent.keyboard(`${typed}{Tab}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
    await expect.element(next).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveTextContent('Banana')
  })

  it('takes it on the way back too', async () => {
    const { onChange } = await renderOne()
    await userEvent.keyboard('ap{ArrowDown}{Shift>}{Tab}{/Shift}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('apricot')
  })

  it('uses a text that arrows have reached, and uses it once', async () => {
    const { onText } = await renderOne({ options: optionsOf(fruits, { allowsText: true }) })
    await userEvent.keyboard('apri{ArrowDown}{Tab}')
    expect(onText).toHaveBeenCalledExactlyOnceWith('apri')
    await expect.element(next).toHaveFocus()
  })

  it.each([
    ['nothing was typed', '{ArrowDown}{Tab}'],
    ['nothing matches', 'kumquat{Tab}'],
    ['the filter is blank', ' {Tab}'],
    ['Escape has closed it', 'ban{Escape}{Tab}'],
  ])('takes nothing where %s', async (_, keys) => {
    const { onChange, onText } = await renderOne()
    await userEvent.keyboard(keys)
    await expect.element(next).toHaveFocus()
    expect([...onChange.mock.calls, ...onText.mock.calls]).toEqual([])
  })

  it('is the only way to leave that takes something: a press outside does not', async () => {
    const { onChange } = await renderOne()
    await userEvent.keyboard('ban')
    // The list covers what is below it.
    await userEvent.click(document.documentElement, { position: { x: 1, y: 1 } })
    await expect.element(list).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('Tab in the list of a multi-select', () => {
  const renderMany = async (value?: readonly string[]) => {
    const onChange = vi.fn()
    const field = { type: 'array', items: { type: 'string' } }
    const options = optionsOf(fruits, { allowsText: true })
    await render(<SelectField widget={MultiSelect} field={field} value={value} options={options} onChange={onChange} />)
    await openSelect()
    return onChange
  }

  it('adds what was found, and moves on', async () => {
    const onChange = await renderMany(['date'])
    await userEvent.keyboard('ban{Tab}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['date', 'banana'])
    await expect.element(box).not.toHaveFocus()
  })

  it('removes nothing that is chosen already', async () => {
    const onChange = await renderMany()
    await userEvent.keyboard('ban{Enter}{Tab}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['banana'])
  })

  it('adds a text where nothing matches, and adds it once', async () => {
    const onChange = await renderMany(['date'])
    await userEvent.keyboard('kumquat{Tab}{Tab}{Tab}')
    await expect.element(next).toHaveFocus()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['date', 'kumquat'])
  })
})
