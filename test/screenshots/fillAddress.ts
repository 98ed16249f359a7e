import type { Page } from 'playwright'

/** Fills in the delivery address for a picture: a country chosen, its provinces open, an invalid value. */
export async function fillAddress(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Recipient').fill('Ada Lovelace')
  await field('Country').click()
  await page.getByRole('option', { name: 'Canada' }).click()
  await field('Street').fill('290 Bremner Blvd')
  await field('Postal code').fill('94103')
  await field('Delivery instructions').fill('Leave it with the concierge.')
  await page.getByText('such as M5V 3L9').waitFor()
  await field('Province or territory').click()
  await page.keyboard.type('on')
  await page.getByRole('option', { name: 'Ontario' }).waitFor()
}
