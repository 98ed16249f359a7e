import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { makeFolder } from '../support/makeFolder.ts'
import { sourceAlias } from '../support/sourceAlias.ts'
import { startServer } from '../support/startServer.ts'
import { expect } from './expectPage.ts'

const folder = 'test/journeys/serverRendering'

/** React 18 is installed under another name. */
const react18 = [
  { find: /^react($|\/)/, replacement: 'react-18$1' },
  { find: /^react-dom($|\/)/, replacement: 'react-dom-18$1' },
]

/** The script of a file, and the stylesheet that it imports. */
async function bundle(version: 18 | 19, file: string, config: InlineConfig) {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...sourceAlias, ...(version === 18 ? react18 : [])] },
    worker: { format: 'es' },
    build: { ...config.build, write: false, rolldownOptions: { input: `${folder}/${file}`, output: { codeSplitting: false } } },
  })
  if (!('output' in result)) throw new Error(`The build of ${file} has no single output.`)
  const [{ code }, ...rest] = result.output
  const styles = rest.find(({ fileName }) => fileName.endsWith('.css'))
  return { code, styles: styles?.type === 'asset' ? String(styles.source) : '' }
}

/** The page rendered by a server with another locale and time zone. */
async function renderOnServer(version: 18 | 19): Promise<string> {
  const path = join(await makeFolder(), 'server.mjs')
  const { code } = await bundle(version, 'server.tsx', { ssr: { noExternal: true }, build: { ssr: true } })
  await writeFile(path, code)
  const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' }
  return (await promisify(execFile)(process.execPath, [path], { env })).stdout
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

/** Opens the server's page before any script has hydrated it. */
async function openPage(version: 18 | 19): Promise<{ page: Page; console: readonly string[] }> {
  const [html, { code, styles }] = await Promise.all([renderOnServer(version), bundle(version, 'page.tsx', {})])
  const origin = await startServer(async (request) =>
    request.url.endsWith('/page.js')
      ? new Response(code, { headers: { 'content-type': 'text/javascript' } })
      : new Response(
          `<!doctype html><link rel="icon" href="data:,"><style>${styles}</style><div id="root">${html}</div><script type="module" src="/page.js"></script>`,
          {
            headers: { 'content-type': 'text/html; charset=utf-8' },
          },
        ),
  )
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'America/New_York' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const console: string[] = []
  page.on('console', (message) => {
    if (!/React DevTools|Password field is not contained/.test(message.text())) console.push(message.text())
  })
  page.on('pageerror', (error) => console.push(String(error)))
  await page.goto(origin)
  return { page, console }
}

describe.each([18, 19] as const)('A form that a server has drawn, with React %i,', (version) => {
  it('is taken over as it stands, in another language and time zone, with the focus where it is', async () => {
    const { page, console } = await openPage(version)
    const group = page.getByRole('group', { name: 'Configuration' })
    await expect(group.getByRole('textbox', { name: 'Moment' })).toHaveValue('2026-03-01T00:30:00+09:00')
    const before = await page.locator('#root').locator('input, textarea, button, fieldset').elementHandles()
    await group.getByRole('textbox', { name: 'Name', exact: true }).focus()
    await page.evaluate('hydrate()')
    await page.waitForFunction(`Object.keys(document.querySelector('.mf')).some((key) => key.startsWith('__react'))`)
    // After a mismatch, React renders new elements.
    expect(await page.evaluate((elements) => elements.filter((element) => !element.isConnected).length, before)).toBe(0)
    await expect(group.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await expect(group.getByRole('textbox', { name: 'Day' })).toHaveValue('1. März 2026')
    await expect(group.getByRole('textbox', { name: 'Moment' })).toHaveValue('1. März 2026, 00:30')
    await page.keyboard.type('Ada')
    await group.getByRole('checkbox', { name: 'Copy' }).check()
    await group.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => page.evaluate('submitted')).toMatchObject({ name: 'Ada', copy: true, price: 1234567.5 })
    expect(console).toEqual([])
  })

  it('has the parts of the host in it, which the page takes over', async () => {
    const { page, console } = await openPage(version)
    const group = page.getByRole('group', { name: 'Slotted' })
    await expect(group.locator('[data-own="field"]').first()).toBeVisible()
    const before = await group.locator('input, textarea, button, fieldset, section').elementHandles()
    expect(before.length).toBeGreaterThan(20)
    await page.evaluate('hydrate()')
    await group.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
    await expect(async () => {
      await group.getByRole('button', { name: 'Save' }).click()
      expect(await page.evaluate('submitted')).toMatchObject({ name: 'Ada' })
    }).toPass({ timeout: 60_000 })
    expect(await page.evaluate((elements) => elements.filter((element) => !element.isConnected).length, before)).toBe(0)
    expect(console).toEqual([])
  })

  it('knows what was typed and checked before', async () => {
    const { page, console } = await openPage(version)
    const group = page.getByRole('group', { name: 'Configuration' })
    await group.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace')
    await group.getByRole('textbox', { name: 'Count' }).fill('12')
    await group.getByRole('checkbox', { name: 'Copy' }).check()
    await page.evaluate('hydrate()')
    await group.getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => page.evaluate('submitted')).toMatchObject({ name: 'Grace', count: 12, copy: true })
    await expect(group.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Grace')
    expect(console).toEqual([])
  })
})
