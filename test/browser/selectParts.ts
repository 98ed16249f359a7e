import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const fruits = ['Apple', 'Apricot', 'Banana', 'Crab apple', 'Date'].map((label) => ({ label, value: label.toLowerCase() }))

export const box = page.getByRole('combobox', { name: 'Fruit' })
export const list = page.getByRole('listbox')

/** Labels of the rows, in order. */
export const labels = () => [...document.querySelectorAll('.mf-option-label')].map((label) => label.textContent)

/** The row that assistive technology is told to be on. */
export const active = () => document.querySelector(`[id="${document.activeElement?.getAttribute('aria-activedescendant')}"]`)

export const openSelect = async () => {
  await userEvent.click(box)
  await expect.element(list).toBeVisible()
}

/** Axe reads colours, so it waits for the popup to have faded in. */
export const popupStands = () =>
  Promise.all(
    document
      .querySelector('.mf-select-popup')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )
