import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from 'moduleform/styles.css?inline'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, list, openSelect } from './selectParts.ts'

describe('a select in a shadow tree', () => {
  let host: HTMLElement
  let root: ShadowRoot

  beforeEach(() => {
    host = document.createElement('div')
    document.body.append(host)
    root = host.attachShadow({ mode: 'open' })
  })

  afterEach(() => host.remove())

  const renderInside = async (onBlur = vi.fn()) => {
    const container = document.createElement('div')
    const style = document.createElement('style')
    style.textContent = styles
    root.append(style, container)
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} />, { container, baseElement: container })
    root.querySelector<HTMLElement>('[role=combobox]')?.click()
    await vi.waitFor(() => expect(root.querySelector('[role=listbox]')).not.toBeNull())
    return { onBlur }
  }
  const isOpen = () => root.querySelector('[role=listbox]') !== null

  it('is closed by Escape, and dialogs around it are not', async () => {
    const onEscape = vi.fn()
    document.addEventListener('keydown', onEscape, { capture: true, once: true })
    await renderInside()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    expect(onEscape).not.toHaveBeenCalled()
    document.removeEventListener('keydown', onEscape, { capture: true })
    expect(root.activeElement?.getAttribute('role')).toBe('combobox')
  })

  it('stays open when another window comes to the front, which leaves the focus in the page', async () => {
    const { onBlur } = await renderInside()
    root.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget: null }))
    expect(isOpen()).toBe(true)
    expect(onBlur).not.toHaveBeenCalled()
  })

  it('is closed by a press outside, in its tree and in the page', async () => {
    const { onBlur } = await renderInside()
    const inPage = document.createElement('p')
    inPage.textContent = 'Outside'
    document.body.prepend(inPage)
    await userEvent.click(inPage)
    inPage.remove()
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

describe('a press outside', () => {
  it('closes the list and leaves the field, also where the page keeps the focus from moving', async () => {
    const onBlur = vi.fn()
    await render(
      <>
        <button type="button" onMouseDown={(event) => event.preventDefault()}>
          Toolbar
        </button>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} />
      </>,
    )
    await openSelect()
    await userEvent.click(page.getByText('Toolbar'))
    await expect.element(list).not.toBeInTheDocument()
    expect(onBlur).toHaveBeenCalledOnce()
    await expect.element(box).not.toHaveFocus()
  })

  it('takes a text that nothing in the list matches, where texts may be typed', async () => {
    const onText = vi.fn()
    await render(
      <>
        <p>Elsewhere</p>
        <SelectField widget={SelectWidget} options={optionsOf(fruits, { allowsText: true })} onText={onText} />
      </>,
    )
    await openSelect()
    await userEvent.keyboard('kiwi')
    await userEvent.click(page.getByText('Elsewhere'))
    expect(onText).toHaveBeenCalledExactlyOnceWith('kiwi')
  })

  it('in the list itself closes nothing', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await openSelect()
    await userEvent.click(page.getByText('Enter to choose, Esc to close'))
    await expect.element(list).toBeVisible()
  })
})
