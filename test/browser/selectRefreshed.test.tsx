import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { pressMouse } from './pointer.ts'
import { SelectField } from './selectField.tsx'
import { active, fruits, openSelect } from './selectParts.ts'

const field = { type: 'array', items: { type: 'string' } } as const
const acerola = { label: 'Acerola', value: 'acerola' }
const without = (value: string) => fruits.filter((fruit) => fruit.value !== value).map((fruit) => ({ ...fruit }))
const labelOf = (option: Element | null) => option?.querySelector('.mf-option-label')?.textContent
const optionOf = (label: string): Element => {
  const row = [...document.querySelectorAll('[role=option]')].find((option) => labelOf(option) === label)
  if (row === undefined) throw new Error(`There is no option "${label}".`)
  return row
}

/** Opens a select, and returns what replaces its options meanwhile. */
async function open(options: { readonly widget?: typeof SelectWidget; readonly value?: string } = {}) {
  const onChange = vi.fn()
  const draw = (choices: typeof fruits) => (
    <SelectField
      widget={SelectWidget}
      {...(options.widget === MultiSelect && { field })}
      {...options}
      options={optionsOf(choices)}
      onChange={onChange}
    />
  )
  const screen = await render(draw(fruits))
  await openSelect()
  return { onChange, replace: (choices: typeof fruits) => screen.rerender(draw(choices)) }
}

describe('where other options arrive in an open list', () => {
  it.each([
    ['one', SelectWidget, 'banana'],
    ['several', MultiSelect, ['banana']],
  ])('a press of the mouse chooses the option that was pressed: a select of %s', async (_name, widget, value) => {
    const { onChange, replace } = await open({ widget })
    const held = await pressMouse(optionOf('Banana'))
    await replace([acerola, ...without('')])
    await held.release()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value)
  })

  it('a press of an option that is gone at the release chooses none', async () => {
    const { onChange, replace } = await open()
    const held = await pressMouse(optionOf('Banana'))
    await replace(without('banana'))
    await held.release()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('Enter chooses none in place of a highlighted one that is gone, and the next key starts at the first', async () => {
    const { onChange, replace } = await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(labelOf(active())).toBe('Banana')
    await replace(without('banana'))
    expect(active()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}')
    expect(labelOf(active())).toBe('Date')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('apple')
  })

  it.each([
    ['the value', 'banana', [acerola, ...without('')], 'Banana'],
    ['the first', undefined, [acerola, ...without('')], 'Apple'],
    ['nothing, where the value is gone', 'banana', [acerola, ...without('banana')], undefined],
  ])('the highlight stays on %s', async (_name, value, later, highlighted) => {
    const { replace } = await open(value === undefined ? {} : { value })
    await replace(later)
    expect(labelOf(active())).toBe(highlighted)
  })

  it('a text that may be used gives way to options that match it', async () => {
    const [, ...dates] = fruits.slice(3)
    const screen = await render(<SelectField widget={SelectWidget} options={{ ...optionsOf(dates), allowsText: true }} />)
    await openSelect()
    await userEvent.keyboard('ap')
    expect(active()?.textContent).toContain('ap')
    await screen.rerender(<SelectField widget={SelectWidget} options={{ ...optionsOf(fruits), allowsText: true }} />)
    expect(labelOf(active())).toBe('Apple')
  })
})
