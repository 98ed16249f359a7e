import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { pressFinger } from './pointer.ts'
import { control, list, openReferences, option, toggle } from './referenceForm.tsx'
import { popupStands } from './selectParts.ts'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()
expectSilentConsole()

// Chromium generates no tap from touches on a page without touch listeners.
const ignore = () => {}
beforeAll(() => document.addEventListener('touchstart', ignore, { passive: true }))
afterAll(() => document.removeEventListener('touchstart', ignore))

const tap = async (element: Element) => (await pressFinger(element)).release()
const listButton = page.getByRole('button', { name: 'Insert a reference into Amount' })

describe('references on a touch screen', () => {
  it('come by taps alone: the toggle, the button of the list, the reference', async () => {
    const { data } = await openReferences()
    await expect.element(toggle('Amount')).toBeVisible()
    await tap(toggle('Amount').element())
    await expect.element(toggle('Amount')).toHaveAttribute('aria-pressed', 'true')
    await tap(listButton.element())
    await expect.element(list).toBeVisible()
    await expect.element(control('Amount')).toHaveFocus()
    await popupStands()
    await tap(option('Total').element())
    await expect.element(list).not.toBeInTheDocument()
    await expect.poll(data).toMatchObject({ amount: '{{ steps.order.total }}' })
    await tap(toggle('Amount').element())
    await expect.poll(data).toMatchObject({ amount: 5 })
  })

  it('have targets of 40 px or more', async () => {
    await openReferences()
    await expect.element(toggle('Amount')).toBeVisible()
    await tap(toggle('Amount').element())
    await tap(listButton.element())
    await popupStands()
    for (const element of [toggle('Amount'), toggle('Place'), listButton, option('Total')]) {
      const { width, height } = element.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    }
  })

  it('close their list by a tap elsewhere, with what was typed as it was', async () => {
    const { data } = await openReferences()
    await expect.element(toggle('Subject')).toBeVisible()
    await tap(control('Subject').element())
    await userEvent.keyboard('a {{{{to')
    await expect.element(option('Total')).toBeVisible()
    await tap(control('Key').element())
    await expect.element(list).not.toBeInTheDocument()
    await expect.poll(data).toMatchObject({ subject: 'a {{to' })
  })
})
