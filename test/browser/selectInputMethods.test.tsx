import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { active, box, fruits, list, openSelect } from './selectParts.ts'

/**
 * A key handled by an input method has the code 229. Safari also reports this for the Enter that ends a composition, after its
 * `compositionend`.
 */
const pressComposing = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true, composed: true }),
  )

/** Composes as an input method does: the text in the control is not final yet. */
const compose = (text: string) => cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

/** Resolves with the next keydown of the page, and whether it belongs to a composition. */
const keydownTold = () => {
  const told = vi.fn<(key: string, isComposing: boolean) => void>()
  const listen = (event: KeyboardEvent) => told(event.key, event.isComposing)
  window.addEventListener('keydown', listen, { capture: true, once: true })
  onTestFinished(() => window.removeEventListener('keydown', listen, { capture: true }))
  return told
}

describe('an input method', () => {
  it('has the Enter that ends a composition choose nothing, also where the composition is over by then', async () => {
    const onChange = vi.fn()
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onChange={onChange} />)
    await openSelect()
    await userEvent.keyboard('ap')
    pressComposing('Enter')
    await expect.element(list).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('apple')
  })

  it('keeps its arrows, its Backspace and its Escape', async () => {
    const onChange = vi.fn()
    const field = { type: 'array', items: { type: 'string' } }
    await render(<SelectField widget={MultiSelect} field={field} value={['date']} options={optionsOf(fruits)} onChange={onChange} />)
    await openSelect()
    const before = active()
    for (const key of ['ArrowDown', 'Backspace', 'Escape']) pressComposing(key)
    await expect.element(list).toBeVisible()
    expect(active()).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('composes in the filter without moving the highlight', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf([...fruits, { label: '東京', value: 'tokyo' }])} />)
    await openSelect()
    await compose('東京')
    await expect.element(page.getByRole('option')).toHaveTextContent('東京')
    await cdp().send('Input.insertText', { text: '東京' })
    await expect.element(box).toHaveValue('東京')
  })

  it.each(['Enter', 'Escape', 'ArrowDown', 'Backspace'])('keeps %s while it composes', async (key) => {
    const onChange = vi.fn()
    const field = { type: 'array', items: { type: 'string' } }
    await render(<SelectField widget={MultiSelect} field={field} value={['date']} options={optionsOf(fruits)} onChange={onChange} />)
    await openSelect()
    await compose('ap')
    await expect.element(box).toHaveValue('ap')
    const before = active()?.id
    expect(before).toBeDefined()
    const pressed = keydownTold()
    await userEvent.keyboard(`{${key}}`)
    expect(pressed).toHaveBeenCalledExactlyOnceWith(key, true)
    await expect.element(list).toBeVisible()
    expect(active()?.id).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('an on-screen keyboard, whose keys have no names', () => {
  const pressUnnamedBackspace = () =>
    cdp().send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Unidentified',
      windowsVirtualKeyCode: 229,
      commands: ['deleteBackward'],
    } as never)

  it('drops the last chip by Backspace in the empty filter, and a letter where there is one', async () => {
    const onChange = vi.fn()
    const field = { type: 'array', items: { type: 'string' } }
    await render(
      <SelectField widget={MultiSelect} field={field} value={['apple', 'date']} options={optionsOf(fruits)} onChange={onChange} />,
    )
    await openSelect()
    await userEvent.keyboard('a')
    await pressUnnamedBackspace()
    await expect.element(box).toHaveValue('')
    expect(onChange).not.toHaveBeenCalled()
    await pressUnnamedBackspace()
    await expect.poll(() => onChange.mock.calls).toEqual([[['apple']]])
  })
})
