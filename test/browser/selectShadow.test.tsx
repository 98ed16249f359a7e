import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from '../../src/styles.css?inline'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { middleOf } from './pointer.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, list, openSelect } from './selectParts.ts'

describe('a select in a shadow tree', () => {
  let host: HTMLElement
  let root: ShadowRoot

  /** Attaches trees in one another, the outermost first. */
  const attach = (...modes: readonly ShadowRootMode[]) => {
    host = document.createElement('div')
    document.body.append(host)
    let inner = host
    for (const mode of modes) {
      root = inner.attachShadow({ mode })
      inner = document.createElement('div')
      root.append(inner)
    }
  }

  beforeEach(() => {
    attach('open')
  })

  afterEach(() => host.remove())

  const renderInside = async (onBlur = vi.fn()) => {
    const container = document.createElement('div')
    const style = document.createElement('style')
    style.textContent = styles
    root.append(style, container)
    // The test's own `render` cannot create a locator for elements in a closed shadow tree.
    await render(createPortal(<SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} />, container))
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

  it.each([
    ['its tree', () => root],
    ['the page', () => document.body],
  ])('is closed by a press outside, in %s', async (_, where) => {
    const { onBlur } = await renderInside()
    const outside = document.createElement('p')
    outside.textContent = 'Outside'
    // Like a toolbar: pressing it does not move the focus.
    outside.addEventListener('mousedown', (event) => event.preventDefault())
    where().prepend(outside)
    await userEvent.click(outside)
    outside.remove()
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    expect(onBlur).toHaveBeenCalledOnce()
  })

  const press = async (selector: string) => {
    await Promise.all(root.getAnimations().map(({ finished }) => finished))
    const { x, y } = middleOf(root.querySelector(selector) ?? host)
    const onPress = vi.fn()
    root.querySelector(selector)?.addEventListener('mouseup', onPress)
    const at = { x, y, button: 'left', clickCount: 1 } as const
    await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  }

  it.each([['open'], ['closed'], ['closed', 'closed'], ['closed', 'open'], ['open', 'closed']] as const)(
    'stays open under a press on its own note: %s %s',
    async (...modes) => {
      host.remove()
      attach(...modes)
      await renderInside()
      await press('.mf-select-count')
      expect(isOpen()).toBe(true)
    },
  )
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

  it('on another select closes the one and opens the other', async () => {
    await render(
      <>
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} />
        <SelectField widget={SelectWidget} id="other" labelId="other-label" label="Other" options={optionsOf(fruits)} />
      </>,
    )
    await userEvent.click(page.getByRole('combobox').last())
    await expect.element(list).toHaveAttribute('id', 'other-list')
    await userEvent.click(page.getByRole('combobox').first())
    await expect.element(list).toHaveAttribute('id', 'field-list')
  })

  it('in a frame of the page closes the list', async () => {
    const onBlur = vi.fn()
    await render(
      <>
        <iframe title="Frame" srcDoc="<p>Elsewhere</p>" />
        <SelectField widget={SelectWidget} options={optionsOf(fruits)} onBlur={onBlur} />
      </>,
    )
    await openSelect()
    await userEvent.click(page.getByTitle('Frame'))
    await expect.element(list).not.toBeInTheDocument()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('in the list itself closes nothing', async () => {
    await render(<SelectField widget={SelectWidget} options={optionsOf(fruits)} />)
    await openSelect()
    await userEvent.click(page.getByText('5 options'))
    await expect.element(list).toBeVisible()
  })
})
