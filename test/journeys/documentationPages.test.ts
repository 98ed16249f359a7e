import { readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { expect } from './expectPage.ts'
import { colours, findFaults } from './findFaults.ts'

/** The index that Storybook writes beside its pages: created by `npm run build:storybook`, which `npm test` runs before the tests. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly title: string }>>
}

const index = JSON.parse(readFileSync('dist-storybook/index.json', 'utf8')) as StoryIndex
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs')

let page: Page
let url: string
let close: () => Promise<void>

beforeAll(async () => {
  const server = await preview({
    configFile: false,
    root: '.',
    build: { outDir: 'dist-storybook' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  url = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch(chromiumOptions())
  page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  close = async () => {
    await browser.close()
    await server.close()
  }
})
afterAll(() => close())

const open = async (id: string) => {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=docs`)
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
}

describe('The written pages, as Storybook builds them,', () => {
  it.each(pages)('show tables as tables: $title', async ({ id }) => {
    await open(id)
    const paragraphs = await page.locator('#storybook-docs p').allTextContents()
    expect(paragraphs.length).toBeGreaterThan(0)
    expect(paragraphs.filter((text) => text.includes('| ---'))).toEqual([])
  })

  it.each(pages)('are no wider than their window: $title', async ({ id }) => {
    await open(id)
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBeLessThanOrEqual(0)
  })

  it('have their code, quoted or from a file, in the theme of the page', async () => {
    const groundsOf = () =>
      page.evaluate(
        `[...new Set([...document.querySelectorAll('.docblock-source')].map((code) => getComputedStyle(code).backgroundColor))]`,
      )
    await open('welcome-start--docs')
    expect(await groundsOf()).toEqual(['rgb(255, 255, 255)'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('welcome-start--docs')
    expect(await groundsOf()).toEqual(['rgb(34, 35, 37)'])
  })

  it('have texts that can be read in the dark theme', { timeout: 120_000 }, async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { id } of pages) {
      await open(id)
      expect(await findFaults(page, '#storybook-docs > *', colours), id).toEqual([])
    }
  })
})
