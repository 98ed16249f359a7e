import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

/** Tabs to a select, types until one option is left, and chooses it. */
async function pick({ page, list, field, tabTo }: PlaygroundPage, label: string, filter: string, option: string) {
  await tabTo(label)
  await page.keyboard.type(filter)
  await expect(list.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(field(label)).toHaveText(option)
}

async function fill({ page, tabTo }: PlaygroundPage, label: string, text: string) {
  await tabTo(label)
  await page.keyboard.type(text)
}

async function press({ page, tabTo }: PlaygroundPage, button: string) {
  await tabTo(button)
  await page.keyboard.press('Enter')
}

/** Replaces the text of the focused field by typing. */
async function replace({ page }: PlaygroundPage, text: string) {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

describe('with the keyboard alone', () => {
  it('an address is filled in, submitted, mended and submitted again', async () => {
    const form = await openPlayground({ module: 'places', wire: 'data' })
    const { page, field, summary, status, list, readSubmittedData } = form
    await fill(form, 'Recipient', 'Grace Hopper')
    await pick(form, 'Country', 'germ', 'Germany')
    await pick(form, 'State', 'bava', 'Bavaria')
    await fill(form, 'Street', 'Marienplatz 8')
    await fill(form, 'Postal code', '8033')
    await press(form, 'Submit')
    await expect(summary).toHaveText([/^City: /, /^Postal code: /])
    await expect(field('City')).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.type('mun')
    await expect(list.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await press(form, 'Submit')
    await expect(field('Postal code')).toBeFocused()
    await replace(form, '80331')
    await press(form, 'Submit')
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toMatchObject({
      recipient: 'Grace Hopper',
      country: { label: 'Germany' },
      state: { label: 'Bavaria' },
      city: { label: 'Munich' },
      street: 'Marienplatz 8',
      postal_code: '80331',
    })
  })

  it('a schedule is filled in as its rules show it, submitted, mended and submitted again', async () => {
    const form = await openPlayground({ module: 'schedule' })
    const { page, field, summary, status, readSubmittedData } = form
    await fill(form, 'Name of the job', 'Backup')
    await pick(form, 'Runs', 'week', 'Every week')
    await form.tabTo('On')
    for (const day of ['mond', 'frid']) {
      await page.keyboard.type(day)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+A')
    }
    await page.keyboard.press('Escape')
    await fill(form, 'At', '7:30')
    await pick(form, 'Time zone', 'europe/berlin', 'Europe/Berlin')
    await form.tabTo('Time-out in minutes')
    await replace(form, '0,1')
    await press(form, 'Submit')
    await expect(summary).toHaveText([/^At: Write hours and minutes/, /^Time-out in minutes: /])
    await expect(field('At')).toBeFocused()

    await replace(form, '07:30')
    await form.tabTo('Time-out in minutes')
    await replace(form, '2.5')
    await press(form, 'Submit')
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toMatchObject({
      name: 'Backup',
      frequency: 'weekly',
      weekdays: ['mo', 'fr'],
      time_of_day: '07:30',
      timeout_minutes: 2.5,
    })
  })

  it('a line of the summary leads to its field', async () => {
    const form = await openPlayground({ module: 'places', wire: 'data' })
    const { page, field, summary } = form
    await press(form, 'Submit')
    await expect(summary.first()).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(summary.getByRole('link').or(summary.getByRole('button')).last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field('Postal code')).toBeFocused()
  })
})
