import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../../src/widgets/select/many/MultiSelect.tsx'
import { SelectWidget } from '../../src/widgets/select/SelectWidget.tsx'
import { optionsOf } from '../support/optionsOf.ts'
import { pressFinger } from './pointer.ts'
import { SelectField } from './selectField.tsx'
import { box, fruits, list, popupStands } from './selectParts.ts'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()
beforeEach(() => scrollTo(0, 0))

const tap = async (element: Element) => (await pressFinger(element)).release()
const openByTap = async () => {
  await tap(box.element())
  await expect.element(list).toBeVisible()
}
const longList = Array.from({ length: 60 }, (_, index) => ({ label: `Row ${index}`, value: `Row ${index}` }))

/** A select on a page that is higher than the window. */
const renderOnPage = (choices: Parameters<typeof optionsOf>[0], onChange = vi.fn()) =>
  render(
    <div>
      <p>Above</p>
      <SelectField widget={SelectWidget} options={optionsOf(choices)} onChange={onChange} />
      <div style={{ height: 2000 }} />
    </div>,
  )
const scrolled = () => document.scrollingElement?.scrollTop
/** In several steps, because a browser ignores the first one as part of a tap. */
const swipeUp = async (element: Element) => {
  const finger = await pressFinger(element)
  for (const by of [-20, -40, -80]) await finger.moveBy(by)
  const atRest = new Promise((resolve) => addEventListener('scrollend', resolve, { capture: true, once: true }))
  await finger.release()
  await atRest
}

describe('a select on a touch screen', () => {
  it('brings up no keyboard until its filter is pressed', async () => {
    const onChange = vi.fn()
    await renderOnPage(fruits, onChange)
    await openByTap()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveAttribute('inputmode', 'none')
    await tap(box.element())
    await expect.element(box).not.toHaveAttribute('inputmode')
    await expect.element(list).toBeVisible()
    await tap(page.getByRole('option', { name: 'Banana' }).element())
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banana')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('holds the keyboard back before the filter has the focus, and while options are tapped', async () => {
    const modes: (string | null)[] = []
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) modes.push(target.getAttribute('inputmode'))
    }
    document.addEventListener('focusin', onFocus, true)
    onTestFinished(() => document.removeEventListener('focusin', onFocus, true))
    const field = { type: 'array', items: { type: 'string' } }
    await render(<SelectField widget={MultiSelect} field={field} options={optionsOf(fruits)} />)
    await openByTap()
    await tap(page.getByRole('option', { name: 'Banana' }).element())
    await expect.element(page.getByRole('button', { name: 'Remove Banana' })).toBeVisible()
    await popupStands()
    await tap(page.getByRole('button', { name: 'Clear all' }).element())
    await expect.element(page.getByRole('button', { name: 'Remove Banana' })).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveAttribute('inputmode', 'none')
    expect(modes.length).toBeGreaterThan(0)
    expect(new Set(modes)).toEqual(new Set(['none']))
  })

  it('brings it up at once for who types', async () => {
    await renderOnPage(fruits)
    await userEvent.tab()
    await userEvent.keyboard('a')
    await expect.element(list).toBeVisible()
    await expect.element(box).not.toHaveAttribute('inputmode')
  })

  it('lets the page scroll around its list, which stays open', async () => {
    await renderOnPage(longList)
    await openByTap()
    await swipeUp(page.getByText('Above').element())
    await expect.poll(scrolled).toBeGreaterThan(30)
    await expect.element(list).toBeVisible()
  })

  it('lets the page scroll under a finger on a list that is all in view', async () => {
    await renderOnPage(fruits.slice(0, 3))
    await openByTap()
    await swipeUp(page.getByRole('option').first().element())
    await expect.poll(scrolled).toBeGreaterThan(30)
  })

  it('scrolls a long list, and chooses nothing by that', async () => {
    const onChange = vi.fn()
    await renderOnPage(longList, onChange)
    await openByTap()
    await swipeUp(page.getByRole('option', { name: 'Row 4', exact: true }).element())
    await expect.poll(() => list.element().scrollTop).toBeGreaterThan(30)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is closed by a tap elsewhere', async () => {
    await renderOnPage(fruits)
    await openByTap()
    await tap(page.getByText('Above').element())
    await expect.element(list).not.toBeInTheDocument()
  })
})
