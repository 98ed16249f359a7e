import { createModule } from 'moduleform/module'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest'
import { contentSecurityPolicy } from '../../stories/docs/recipes/contentSecurityPolicy.ts'
import { chromiumOptions } from '../support/chromium.ts'
import { sourceAlias } from '../support/sourceAlias.ts'
import { startServer } from '../support/startServer.ts'
import { expect } from './expectPage.ts'

const folder = 'test/journeys/underPolicy'

let files: ReadonlyMap<string, string>
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAlias },
    worker: { format: 'es' },
    build: {
      write: false,
      rolldownOptions: { input: `${folder}/page.tsx`, output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' } },
    },
  })
  if (!('output' in result)) throw new Error('The build of the page has no single output.')
  files = new Map(result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]))
})
afterAll(() => browser.close())

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** Serves the page, and the files it loads, under a policy. */
const servePage = (policy: string) =>
  startServer(async ({ url }) => {
    const { pathname } = new URL(url)
    const style = [...files.keys()].find((name) => name.endsWith('.css')) ?? ''
    const page = `<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="${style}"><div id="root"></div><script type="module" src="/page.js"></script>`
    return new Response(files.get(pathname) ?? page, {
      headers: { 'content-type': types[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8', 'content-security-policy': policy },
    })
  })

/** A look-behind, which a worker matches. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'code', type: 'string', label: 'Code', validation: { pattern: '(?<=a)b' } }],
}

describe.each([false, true])('Under the policy of the guide, with Trusted Types %s,', (trustedTypes) => {
  it('a form asks its module, is styled, and checks a pattern in a worker', async () => {
    const module = await startServer(createModule({ schema, cors: '*' }).fetch)
    const address = await servePage(contentSecurityPolicy({ modules: [module], trustedTypes }))
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    const told: string[] = []
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools')) told.push(message.text())
    })
    page.on('pageerror', (error) => told.push(String(error)))
    await page.goto(`${address}/?module=${encodeURIComponent(module)}`)
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.fill('b')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill('ab')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Submitted.').first()).toBeVisible()
    await expect(page.locator('.mf-button').first()).toHaveCSS('cursor', 'pointer')
    expect(told).toEqual([])
  })
})
