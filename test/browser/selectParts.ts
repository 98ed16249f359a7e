import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const fruits = ['Apple', 'Apricot', 'Banana', 'Crab apple', 'Date'].map((label) => ({ label, value: label.toLowerCase() }))

export const box = page.getByRole('combobox', { name: 'Fruit' })
export const list = page.getByRole('listbox')

/** Labels of the rows, in order. */
export const labels = () => [...document.querySelectorAll('.mf-option-label')].map((label) => label.textContent)

/** The row that is active for assistive technology. */
export const active = () => document.querySelector(`[id="${document.activeElement?.getAttribute('aria-activedescendant')}"]`)

export const openSelect = async () => {
  await userEvent.click(box)
  await expect.element(list).toBeVisible()
}

/** Waits for the popup to fade in, because axe checks colours. */
export const popupStands = () =>
  Promise.all(
    document
      .querySelector('.mf-select-popup')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )
