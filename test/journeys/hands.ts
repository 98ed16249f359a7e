import type { Locator } from 'playwright'
import { expect } from './expectPage.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

/** A way to use a form, by keyboard only or by touch only. */
export interface Hands {
  /** Presses a button. */
  readonly press: (button: Locator) => Promise<void>
  /** Replaces the text of a text field by typing. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Toggles a checkbox. */
  readonly turn: (checkbox: Locator) => Promise<void>
  /** Opens a select, chooses the options whose labels have these prefixes, and closes it. */
  readonly pick: (select: Locator, ...options: readonly string[]) => Promise<void>
  /** Opens the menu of a row and presses an entry of it. */
  readonly pressInMenu: (menuButton: Locator, entry: string) => Promise<void>
  /** Moves the row of a control down by one, without its menu: with Alt and an arrow key, or by its handle. */
  readonly moveDown: (control: Locator) => Promise<void>
}

export type HandsName = 'keyboard' | 'touch'

/** With touch, texts come from an on-screen keyboard, which sends no key events to the page. */
export const createHands = (name: HandsName, playground: PlaygroundPage): Hands =>
  name === 'keyboard' ? keyboardHands(playground) : touchHands(playground)

const entryOf = (form: Locator, entry: string) => form.getByRole('menuitem', { name: entry, exact: true })
const begins = (option: string) => new RegExp(`^${option}`)

/** More tab stops than any demo form has: a control not among them cannot be reached. */
const mostStops = 100

function keyboardHands({ page, form, list }: PlaygroundPage): Hands {
  const { keyboard } = page
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' })
    for (let stop = 0; stop < mostStops; stop += 1) {
      const key = await target.evaluate((element) => {
        const { activeElement } = document
        if (element === activeElement) return 'none'
        const isBehind = activeElement !== null && (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
        return isBehind ? 'Shift+Tab' : 'Tab'
      })
      if (key === 'none') return
      await keyboard.press(key)
    }
    throw new Error(`Tab never reaches ${String(target)}.`)
  }
  return {
    press: async (button) => {
      await reach(button)
      await keyboard.press('Enter')
    },
    type: async (field, text) => {
      await reach(field)
      await keyboard.press('Control+A')
      await keyboard.type(text)
    },
    turn: async (checkbox) => {
      await reach(checkbox)
      await keyboard.press('Space')
    },
    pick: async (select, ...options) => {
      await reach(select)
      await keyboard.press('ArrowDown')
      await expect(list).toBeVisible()
      const isMultiple = options.length > 1
      for (const option of options) {
        await keyboard.type(option)
        await expect(list.getByRole('option')).toHaveCount(1)
        await expect(list.getByRole('option', { name: begins(option) })).toBeVisible()
        await keyboard.press('Enter')
        if (isMultiple) await keyboard.press('Control+A')
      }
      if (isMultiple) await keyboard.press('Escape')
      await expect(list).toHaveCount(0)
    },
    pressInMenu: async (menuButton, entry) => {
      await reach(menuButton)
      await keyboard.press('Enter')
      await expect(entryOf(form, entry)).toBeVisible()
      for (let steps = 0; steps < 10; steps += 1) {
        if (await entryOf(form, entry).evaluate((element) => element === document.activeElement)) break
        await keyboard.press('ArrowDown')
      }
      await keyboard.press('Enter')
    },
    moveDown: async (control) => {
      await reach(control)
      await keyboard.press('Alt+ArrowDown')
    },
  }
}

/** Closes the open list. */
async function tapChevron(form: Locator) {
  const box = form.locator('.mf-select', { has: form.page().getByRole('combobox', { expanded: true }) })
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  await box.tap({ position: { x: width - 14, y: height / 2 } })
}

/**
 * Scrolls first, and taps once the target stands still: Playwright waits before scrolling only, and elements may get their height when they
 * come into view.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}

function touchHands({ page, form, list }: PlaygroundPage): Hands {
  const { keyboard } = page
  return {
    press: tap,
    type: async (field, text) => {
      await tap(field)
      await expect(field).toBeFocused()
      // "Select all" of the phone.
      await field.selectText()
      await keyboard.insertText(text)
    },
    turn: tap,
    pick: async (select, ...options) => {
      await tap(select)
      await list.getByRole('option').first().waitFor()
      for (const option of options) {
        const found = list.getByRole('option', { name: begins(option) })
        if ((await found.count()) === 0) {
          // Only part of a long list is rendered, so an option is found by typing.
          await form.getByRole('combobox', { expanded: true }).tap()
          await keyboard.insertText(option)
        }
        await tap(found)
      }
      // The chevron closes the list, which stays open for further choices.
      if (options.length > 1) await tapChevron(form)
      await expect(list).toHaveCount(0)
    },
    pressInMenu: async (menuButton, entry) => {
      await tap(menuButton)
      await tap(entryOf(form, entry))
    },
    moveDown: async (control) => {
      const row = control.locator('xpath=ancestor::li[1]')
      const handle = row.getByRole('button', { name: /^Move / }).first()
      await handle.scrollIntoViewIfNeeded()
      const box = await handle.boundingBox()
      const height = (await row.boundingBox())?.height ?? 0
      if (box === null) throw new Error('The row has no handle.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const devtools = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] })
      await send('touchStart', y)
      await send('touchMove', y + 0.3 * height)
      // The code for dragging loads on demand.
      await expect(form.locator('[data-dragged]')).toHaveCount(1)
      for (const part of [0.6, 1, 1.1]) await send('touchMove', y + part * height)
      await send('touchEnd', y)
      await devtools.detach()
    },
  }
}
