import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import { afterAll, beforeAll, expect as vitestExpect, onTestFinished } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'

/** Playwright's `expect`, which waits for the page. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

/** Opens a page of a host for one test. At its end, the page must have logged nothing, violated no policy and missed no file. */
export async function openHost(address: string, allowed: RegExp = /(?!)/): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 1000 }, colorScheme: 'light', reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const findings: string[] = []
  const note = (finding: string) => {
    if (!allowed.test(finding)) findings.push(finding)
  }
  // The stack of a violation is also a console message.
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(`uncaught: ${String(error)}`))
  page.on('response', (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(address).origin) note(`asked ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    vitestExpect(findings).toEqual([])
  })
  await page.goto(address)
  return page
}

/** Fills the form with a code that does not match its look-ahead pattern; then with one that does. */
export async function expectRefusalThenSubmit(page: Page): Promise<void> {
  const form = page.getByRole('main')
  const code = form.getByRole('textbox', { name: 'Code' })
  const submit = form.getByRole('button', { name: 'Submit' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await code.fill('abc')
  await submit.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await expect(page.locator('[data-unchecked]')).toHaveCount(0)
  await code.fill('abc1')
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  const level = form.getByRole('combobox', { name: 'Level' })
  await level.press('ArrowDown')
  await page.getByRole('option', { name: 'HIGH' }).click()
  await submit.click()
  const submitted = JSON.parse(await page.locator('[data-unchecked]').innerText()) as unknown
  vitestExpect(submitted).toEqual({ name: 'Ada', code: 'abc1', level: 'high', since: '2026-03-29T10:00:00+02:00', query: { a: 1 } })
}

/** Expects a note for a pattern that could not be checked, and that the form can still be submitted. */
export async function expectUncheckedSubmit(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await form.getByRole('textbox', { name: 'Code' }).fill('abc')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Format not checked in this browser')).toBeVisible()
  await expect(page.locator('[data-unchecked]')).toHaveAttribute('data-unchecked', 'code')
}

/** Expects the form to be dark if the page is, however the page sets it, and light again otherwise. */
export async function expectThemeOfPage(page: Page): Promise<void> {
  await expectLook(page, 'light')
  await setInlineScheme(page, 'dark')
  await expectLook(page, 'dark')
  await expectListLook(page, 'dark')
  await setInlineScheme(page, '')
  await expectLook(page, 'light')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.night { color-scheme: dark }')
    document.adoptedStyleSheets = [sheet]
    document.body.className = 'night'
  })
  await expectLook(page, 'dark')
  await page.evaluate(() => (document.body.className = ''))
  await setInlineScheme(page, 'light dark')
  await expectLook(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLook(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectLook(page, 'light')
}

const setInlineScheme = (page: Page, scheme: string) =>
  page.evaluate((value) => (document.documentElement.style.colorScheme = value), scheme)

type Look = 'light' | 'dark'

/** Checks the computed colours of a label and its input. */
export async function expectLook(page: Page, look: Look): Promise<void> {
  const form = page.getByRole('main')
  const input = form.getByRole('textbox', { name: 'Code' })
  const text = look === 'dark' ? 'light' : 'dark'
  await expect.poll(() => lookOf(form.getByText('Code', { exact: true }), 'color')).toBe(text)
  await expect.poll(() => lookOf(input, 'color')).toBe(text)
  await expect.poll(() => lookOf(input, 'backgroundColor')).toBe(look)
}

async function expectListLook(page: Page, look: Look): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: 'Level' }).press('ArrowDown')
  await expect.poll(() => lookOf(page.getByRole('option', { name: 'HIGH' }), 'color')).toBe(look === 'dark' ? 'light' : 'dark')
  await page.keyboard.press('Escape')
}

/**
 * Whether a painted colour is light or dark, read with a canvas, which supports every colour syntax. The background is that of the nearest
 * ancestor that has one.
 */
const lookOf = (element: Locator, property: 'color' | 'backgroundColor'): Promise<Look> =>
  element.evaluate((start, key) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('There is no canvas.')
    for (let found: Element | null = start; found; found = found.parentElement) {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = getComputedStyle(found)[key]
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      if (alpha > 0) return (red + green + blue) / 3 > 127 ? 'light' : 'dark'
    }
    throw new Error('Nothing around it has a background.')
  }, property)

/** Expects code fields to be plain text areas with their values, and that the form can be submitted. */
export async function expectPlainCode(page: Page): Promise<void> {
  const query = page.getByRole('main').getByRole('textbox', { name: 'Query' })
  await expect(page.locator('body')).toHaveAttribute('data-problems', 'host/no-code-editor')
  await expect(page.locator('.monaco-editor')).toHaveCount(0)
  await query.fill('{"a": 2}')
  await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-unchecked]')).toContainText('"query":{"a":2}')
}

/** Expects Monaco to be present, and its worker to find a fault in JSON. */
export async function expectCodeEditor(page: Page): Promise<void> {
  const editor = page.getByRole('main').locator('.monaco-editor').first()
  await expect(editor.locator('.view-line').first()).toBeVisible()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('{"a": }')
  await expect(editor.locator('.squiggly-error').first()).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-problems', '')
}
