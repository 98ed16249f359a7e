import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, it, onTestFinished } from 'vitest'
import { makeFolder } from '../support/makeFolder.ts'
import { startModuleServer } from '../support/moduleServer.ts'
import { expect } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'

const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const country = text('country', 'Country', { on_action: { load_schema: true } })
const token = text('token', 'Token', { ui_options: { ui_widget: 'password' } })

/** A module with a field for the city only in Germany, which repeats the password it received and counts its requests. */
async function startModule() {
  const asked: string[] = []
  const { origin, close } = await startModuleServer(async (request) => {
    const body = (await request.json()) as { readonly form_data?: Readonly<Record<string, unknown>> }
    asked.push(request.url)
    const seen = text('note', 'Note', { description: `Seen ${String(body.form_data?.['token'])}.` })
    const fields = [token, country, seen, { id: 'count', type: 'integer', label: 'Count' }]
    return Response.json({
      metadata: { workflows_module_schema_version: '1.0.0' },
      fields: body.form_data?.['country'] === 'Germany' ? [...fields, text('city', 'City')] : fields,
    })
  })
  onTestFinished(close)
  return { asked, module: `${origin}/crm` }
}

/** The form of such a module, filled in: with a reload, a password, and a text that is not a number. */
async function openFilled({ isReloaded = false } = {}) {
  const { asked, module } = await startModule()
  const playground = await openPlayground({ module, wire: 'plain', isReloaded })
  const { page, field } = playground
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field('Token').fill('s3cret-typed')
  await field('Country').fill('Germany')
  await field('Country').blur()
  await field('City').fill('Bonn')
  await field('Count').fill('many')
  await field('Count').blur()
  return { ...playground, asked, module }
}

const filled = { country: 'Germany', city: 'Bonn' }

async function exportSession(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export session' }).click()
  const path = join(await makeFolder(), 'session.json')
  await (await download).saveAs(path)
  return path
}

describe('A session', () => {
  it('is exported without secrets, and opened again it shows the same form without asking a module', async () => {
    const { page, asked } = await openFilled()
    const path = await exportSession(page)
    expect(await readFile(path, 'utf8')).not.toContain('s3cret')
    const before = asked.length

    const other = await openPlayground({ module: 'places', wire: 'data' })
    await other.page.getByRole('button', { name: 'Share', exact: true }).click()
    await other.page.getByLabel('Session file').setInputFiles(path)
    // The form before has a "City" too, a list, but no "Count".
    await expect(other.field('Count')).toHaveValue('many')
    await expect(other.field('City')).toHaveValue('Bonn')
    await other.page.keyboard.press('Escape')
    await expect.poll(other.readFormData).toEqual(filled)
    await expect(other.page.getByText(/A recording of .* no module is asked/)).toBeVisible()
    // Another recorded answer.
    await other.field('Country').fill('')
    await other.field('Country').blur()
    await expect.poll(async () => (await other.readRequests()).at(-1)).toBe('/schema country changed 200')
    expect(asked).toHaveLength(before)
    await other.page.getByRole('tab', { name: 'Events' }).click()
    await expect(other.page.getByRole('button', { name: /Edited: city/ }).first()).toBeVisible()
    await other.page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await expect(other.field('Street')).toBeVisible()
    await expect(other.page.getByRole('region', { name: 'Form', exact: true })).toBeFocused()
  })

  it('that is none is refused in a sentence, and the form stays', async () => {
    const { page, field } = await openPlayground({ module: 'places', wire: 'data' })
    await expect(field('Street')).toBeVisible()
    const path = join(await makeFolder(), 'other.json')
    await writeFile(path, '{"format":"moduleform-session","version":1,"exchanges":[{"request":{"path":"http://evil.test/"}}]}')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('Session file').setInputFiles(path)
    await expect(page.getByText(/other.json: The session cannot be read: "exchanges" has at 1/)).toBeVisible()
    await expect(field('Street')).toBeVisible()
  })
})

describe('A link', () => {
  it('opens the same form, without its secrets', async () => {
    const { page, module } = await openFilled()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText(/^Copied, .*B: schema, values and settings, without secrets/)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await openPlayground({ module, wire: 'plain', isReloaded: true })
    await other.page.goto(link)
    await expect(other.page.getByText('Opened from a link')).toBeVisible()
    await expect(other.field('City')).toHaveValue('Bonn')
    await expect(other.field('Token')).toHaveValue('')
    await expect.poll(other.readFormData).toEqual(filled)
  })

  it('stays open, with what was typed since, when a setting changes', async () => {
    const { page, module } = await openFilled()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText(/^Copied, /)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await openPlayground({ module, wire: 'plain', isReloaded: true })
    await other.page.goto(link)
    await expect(other.field('City')).toHaveValue('Bonn')
    await other.field('City').fill('Berlin')
    await other.page.getByRole('button', { name: /^View/ }).click()
    await other.page.getByRole('radio', { name: 'dark' }).check({ force: true })
    await expect(other.page).toHaveURL(/theme=dark/)
    await expect(other.field('City')).toHaveValue('Berlin')
    await expect(other.field('Count')).toHaveValue('many')
    await expect(other.page.getByText('Opened from a link')).toBeVisible()
    await other.page.getByRole('combobox', { name: 'Demo module' }).selectOption('Job schedule')
    await expect(other.field('Name of the job')).toBeVisible()
    await expect(other.page.getByText('Opened from a link')).toHaveCount(0)
  })
})

describe('What was typed', () => {
  it('survives a reload of the page, passwords apart, until it is discarded', async () => {
    const { page, field, readFormData } = await openFilled({ isReloaded: true })
    await page.reload()
    await expect(field('City')).toHaveValue('Bonn')
    await expect(field('Count')).toHaveValue('many')
    await expect(field('Token')).toHaveValue('')
    await expect.poll(readFormData).toEqual(filled)
    await page.getByText('What you typed before is back').getByRole('button', { name: 'Reset' }).press('Enter')
    await expect(field('Country')).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Form', exact: true })).toBeFocused()
    await page.reload()
    await expect(field('Country')).toHaveValue('')
  })

  it('is restored from the list of events, with the keyboard alone', async () => {
    const { page, field } = await openFilled()
    await field('City').fill('Berlin')
    await field('City').blur()
    await page.getByRole('tab', { name: 'Form data' }).focus()
    const events = page.getByRole('tab', { name: 'Events' })
    for (let stop = 0; stop < 6 && !(await events.evaluate((tab) => tab === document.activeElement)); stop += 1)
      await page.keyboard.press('ArrowRight')
    await expect(events).toBeFocused()
    const first = page.getByRole('button', { name: /Edited: city/ }).last()
    for (let stop = 0; stop < 40 && !(await first.evaluate((row) => row === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field('City')).toHaveValue('Bonn')
    await expect(field('Token')).toHaveValue('s3cret-typed')
  })
})

/** Opens an event in the list, and restores the state after it. */
async function restore(page: Page, event: RegExp) {
  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByRole('button', { name: event }).last().click()
  await page.getByRole('button', { name: 'Restore this state' }).last().click()
}

/** What the newest event with a title says has changed. */
async function readNewest(page: Page, event: RegExp) {
  await page.getByRole('tab', { name: 'Events' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: event }) })
  await row.first().getByRole('button').first().click()
  return row.first().getByRole('listitem').allInnerTexts()
}

describe('A state from the list of events', () => {
  it('survives a reload of the page, passwords apart', async () => {
    const { page, field } = await openFilled({ isReloaded: true })
    await field('City').fill('Berlin')
    await field('City').blur()
    await restore(page, /Edited: city/)
    await expect(field('City')).toHaveValue('Bonn')
    await page.reload()
    await expect(field('City')).toHaveValue('Bonn')
    await expect(field('Token')).toHaveValue('')
  })

  it('is that of a saved step, from which the next change starts', async () => {
    const { page, field } = await openFilled({ isReloaded: true })
    await page.getByRole('tab', { name: 'Setup' }).click()
    await page.getByRole('textbox', { name: 'Values', exact: true }).fill('{"country": "Italy"}')
    await page.getByRole('button', { name: 'Open as a saved step' }).click()
    await expect(field('Country')).toHaveValue('Italy')
    await field('Country').fill('Peru')
    expect(await readNewest(page, /Edited: country/)).toContain('country: "Italy" → "Peru"')
    await restore(page, /Opened as a saved step/)
    await expect(field('Country')).toHaveValue('Italy')
    await page.reload()
    await expect(field('Country')).toHaveValue('Italy')
  })

  it('is in the form data while its module does not answer', async () => {
    const { page, field, readFormData } = await openFilled()
    await field('City').fill('Berlin')
    await field('City').blur()
    await page.getByRole('button', { name: /^Chaos/ }).click()
    await page.getByRole('button', { name: 'Connection lost' }).click()
    await page.keyboard.press('Escape')
    await restore(page, /Edited: city/)
    await expect.poll(readFormData).toEqual({ ...filled, token: '•••' })
  })

  it('can be the one after a reset', async () => {
    const { page, field } = await openFilled()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Reset what was typed' }).click()
    await page.keyboard.press('Escape')
    await expect(field('Country')).toHaveValue('')
    await field('Country').fill('Italy')
    expect(await readNewest(page, /Edited: country/)).toContain('country: empty → "Italy"')
    await restore(page, /What was typed is discarded/)
    await expect(field('Country')).toHaveValue('')
  })
})

describe('The panes of requests, events and the submit payload', () => {
  it('have no fault in either theme, and fit a narrow page', async () => {
    const { page } = await openFilled()
    const shown = { requests: page.getByRole('list', { name: 'Requests' }), events: page.getByRole('list', { name: /^Events/ }) }
    await shown.requests.getByRole('button').first().click()
    await page.getByRole('tab', { name: 'Events' }).click()
    await shown.events.getByRole('button').first().click()
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((scheme) => (document.documentElement.style.colorScheme = scheme), theme)
      for (const tab of ['Events', 'Submit payload']) {
        await page.getByRole('tab', { name: tab }).click()
        expect(await findFaults(page, 'html', theme === 'light' ? everyRule : colours), `${tab}, ${theme}`).toEqual([])
      }
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      expect(await findFaults(page, 'html', theme === 'light' ? everyRule : colours), `Share, ${theme}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
