import { describe, it, onTestFinished } from 'vitest'
import { crm } from '../../playground/modules/crm/crm.ts'
import { startModuleServer } from '../support/moduleServer.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

const note = 'Nothing may lose this'

/** The trouble module with some text entered. */
async function openTrouble(): Promise<PlaygroundPage> {
  const playground = await openPlayground({ module: 'trouble', failedRequests: 'provoked' })
  await playground.field('Note').fill(note)
  return playground
}

const unreadable = /The module answered with something that this form cannot read\./

/** Failures of either endpoint: the option, and the message for the user. */
const failures: readonly (readonly [option: string, message: RegExp])[] = [
  ['Status 500 with a message', /The database is being moved until 14:00\./],
  ['Status 401', /The token has expired\./],
  ['An HTML page', /The module answered with a web page\./],
  ['Status 200 with an error', /No CRM is connected to this account\./],
  ['JSON that ends in the middle', unreadable],
  ['An empty object', unreadable],
  ['A redirect', /The module at .* redirects to .*\/elsewhere\/schema, which is not followed\. Set the base URL to where the module is\./],
]

it('says why /schema failed, offers to try again, and keeps the form as it was', async () => {
  const { field, notice, button, choose } = await openTrouble()
  const withoutFields = ['A schema without fields', unreadable] as const
  for (const [option, message] of [...failures, withoutFields]) {
    await choose('What /schema answers next', option)
    await expect(notice, option).toContainText(message)
    await expect(notice, option).toContainText('Your entries are safe.')
    await expect(notice.getByRole('button'), option).toHaveText('Retry')
    await expect(field('Note'), option).toHaveValue(note)
  }
  await button('Clear What /schema answers next').click()
  await expect(notice).toHaveCount(0)
  await expect(field('Note')).toHaveValue(note)
})

it('says why /content failed where the options are missing, and leaves the rest alone', async () => {
  const { page, form, field, choose } = await openTrouble()
  const ofRecords: typeof failures = [
    ['An error for one list', /This list needs the permission "customers\.read"\./],
    ['Only the other list', /The module sent no options for this list \("troubled_options"\)\./],
  ]
  for (const [option, message] of [...failures, ...ofRecords]) {
    await choose('What /content answers next', option)
    await field('Failing list').click()
    const alert = form.getByRole('alert').filter({ hasText: message })
    await expect(alert, option).toBeVisible()
    await expect(alert.getByRole('button'), option).toHaveText('Retry')
    await page.keyboard.press('Escape')
    await expect(field('Note'), option).toHaveValue(note)
  }
  await choose('Other list', 'Option Y')
  await choose('What /content answers next', 'No options')
  await field('Failing list').click()
  await expect(form.getByText('No options. Nothing matches your current entries.')).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('What /content answers next', 'Three options')
  await choose('Failing list', 'Option B')
  await expect(field('Failing list')).toHaveText('Option B')
  await expect(field('Other list')).toHaveText('Option Y')
})

it('draws a list of 10,000 options in few rows, all of which can be reached', async () => {
  const { page, field, list, choose } = await openTrouble()
  await choose('What /content answers next', '10,000 options')
  await field('Failing list').click()
  const options = list.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-setsize', '10000')
  expect(await options.count()).toBeLessThan(60)
  await page.keyboard.press('End')
  await expect(list.getByRole('option', { name: /^Customer 10000 / })).toBeVisible()
  expect(await options.count()).toBeLessThan(60)
  await page.keyboard.type('7777')
  await expect(options).toHaveText(/Customer 7777/)
  await page.keyboard.press('Enter')
  await expect(field('Failing list')).toHaveText('Customer 7777')
})

it('draws what it can of a schema with mistakes, and says what to mend', async () => {
  const { page, field, choose, submit, status, form } = await openTrouble()
  const problems = page.getByRole('region', { name: 'Problems' }).getByRole('listitem')
  const faults: readonly (readonly [option: string, shown: string | undefined, problem: RegExp])[] = [
    ['A pattern that does not compile', 'Article', /^Warning: .*is not a valid regular expression, so it is ignored\./],
    ['Two fields with one id', 'Amount', /^Error: A field "amount" stands before this one.* another "id"\./],
    ['A field without an id', undefined, /^Error: The field has no "id"; the field is left out\./],
    ['An unknown widget', 'Colour', /^Warning: There is no widget "colorpicker"/],
  ]
  for (const [option, shown, problem] of faults) {
    await choose('What /schema answers next', option)
    await expect(problems, option).toHaveText(problem)
    if (shown !== undefined) await expect(field(shown), option).toBeVisible()
    await expect(field('Note'), option).toHaveValue(note)
  }
  await choose('What /schema answers next', 'An unknown type')
  await expect(form.getByText('Fields of type "file" cannot be edited here.')).toBeVisible()

  await choose('What /schema answers next', 'A pattern that does not compile')
  await field('Article').fill('anything at all')
  await submit()
  await expect(status).toHaveText('Submitted.')
  await choose('What /schema answers next', 'Two fields with one id')
  await expect(problems).toHaveText(/A field "amount"/)
  await problems.getByRole('button').click()
  await expect(field('Amount')).toBeFocused()
})

describe('a module that does not answer', () => {
  it('is named when the form cannot start, which it does by itself once the module runs', async () => {
    const { origin, close } = await startModuleServer(crm)
    await close()
    const { field, notice, button, choose } = await openPlayground({ module: `${origin}/crm`, failedRequests: 'provoked' })
    await expect(notice).toContainText(
      /Could not reach the module\. Nothing answers at .* Is the module running\? Couldn't load the form\./,
    )
    await expect(button('Retry loading the form')).toBeVisible()

    const server = await startModuleServer(crm, Number(new URL(origin).port))
    onTestFinished(server.close)
    await choose('Object type', 'Company')
    await expect(notice).toHaveCount(0)
    await expect(field('Update existing records')).toBeChecked()
  })

  it('is given up after 30 seconds, and the form stays usable', async () => {
    const { page, field, notice, choose, status } = await openTrouble()
    await page.clock.install()
    await choose('What /schema answers next', 'No answer at all')
    await expect(status).toHaveText('Updating the form…')
    await field('Note').fill('Typed while waiting')
    await page.clock.fastForward(31_000)
    await expect(notice).toContainText(/did not answer within 30 s\./)
    await expect(field('Note')).toHaveValue('Typed while waiting')
  })
})
