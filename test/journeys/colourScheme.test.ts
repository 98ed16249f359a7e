import { chromium, type Browser, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colours, type Oklch, type ThemedColour } from '../../src/styles/colours.ts'
import { chromiumOptions } from '../support/chromium.ts'

type Theme = 'light' | 'dark'
type Minifying = NonNullable<NonNullable<Parameters<typeof build>[0]>['build']>

/** How build tools of hosts minify the stylesheet, with their default settings. */
const builds: Readonly<Record<string, Minifying>> = {
  'as it is': { minify: false, cssMinify: false },
  'minified by Lightning CSS for the browsers of Vite': {},
  'minified by Lightning CSS for the browsers of Next': { cssTarget: ['chrome111', 'edge111', 'firefox111', 'safari16.4'] },
  'minified by esbuild': { cssMinify: 'esbuild' },
}

async function buildStylesheet(how: Minifying): Promise<string> {
  const input = 'src/styles.css'
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, rolldownOptions: { input }, ...how } })
  const files = 'output' in built ? built.output : []
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error(`The build of ${input} has no stylesheet.`)
  return String(sheet.source)
}

interface PageCase {
  readonly prefers?: Theme
  readonly head?: string
  /** The content around the form, and the form. */
  readonly body?: string
  readonly expected: Theme
}

const form = (attributes = '') => `<div class="mf" ${attributes}></div>`
const style = (css: string) => `<style>${css}</style>`
const byMedia = style('@media (prefers-color-scheme: dark) { :root { color-scheme: dark } }')
const meta = '<meta name="color-scheme" content="light dark">'
const byClass = `${style('.dark { color-scheme: dark }')}<script>document.documentElement.className = 'dark'</script>`
const inline = `<script>document.documentElement.style.colorScheme = 'dark'</script>`

const cases: Readonly<Record<string, PageCase>> = {
  'a page that says nothing': { prefers: 'dark', expected: 'light' },
  'a page that is dark by a style attribute': { head: inline, expected: 'dark' },
  'a page that is dark by a class': { head: byClass, expected: 'dark' },
  'a page that is dark by a media query': { prefers: 'dark', head: byMedia, expected: 'dark' },
  'a page that is light by a media query': { prefers: 'light', head: byMedia, expected: 'light' },
  'a page that takes the preference, dark': { prefers: 'dark', head: style(':root { color-scheme: light dark }'), expected: 'dark' },
  'a page that takes the preference, light': { prefers: 'light', head: style(':root { color-scheme: light dark }'), expected: 'light' },
  'a page that is dark by its meta tag': { prefers: 'dark', head: meta, expected: 'dark' },
  'a page that is light by its meta tag': { prefers: 'light', head: meta, expected: 'light' },
  'a dark part of a light page': { body: `<main style="color-scheme: dark">${form()}</main>`, expected: 'dark' },
  'a light part of a dark page': { head: inline, body: `<main style="color-scheme: light">${form()}</main>`, expected: 'light' },
  'a light page, as a dark form': { body: form('data-theme="dark"'), expected: 'dark' },
  'a dark page, as a light form': { head: inline, body: form('data-theme="light"'), expected: 'light' },
  'a light page, as a form that takes the preference': { prefers: 'dark', body: form('data-theme="auto"'), expected: 'dark' },
  'a dark page, as a form that takes the preference': {
    prefers: 'light',
    head: inline,
    body: form('data-theme="auto"'),
    expected: 'light',
  },
}

/** The painted result of colours in the form, as red, green, blue and opacity up to 255. */
const paint = (page: Page, written: readonly string[]) =>
  page.evaluate((texts) => {
    const sample = document.querySelector('.mf')?.appendChild(document.createElement('i'))
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!sample || !canvas) throw new Error('There is no form to colour.')
    const painted = texts.map((text) => {
      sample.style.color = ''
      sample.style.color = text
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = getComputedStyle(sample).color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].join(' ')
    })
    sample.remove()
    return painted
  }, written)

const table: readonly (readonly [string, ThemedColour])[] = Object.entries(colours)
const oklch = ([lightness, chroma, hue, alpha = 1]: Oklch) => `oklch(${lightness} ${chroma} ${hue} / ${alpha})`

/** Compares the colours of the form with the table's for a theme. */
async function compare(page: Page, theme: Theme) {
  const shown = await paint(
    page,
    table.map(([name]) => `var(--mf-${name})`),
  )
  const wanted = await paint(
    page,
    table.map(([, colour]) => oklch(colour[theme])),
  )
  const named = (painted: readonly string[]) => Object.fromEntries(table.map(([name], index) => [name, painted[index]]))
  return { shown: named(shown), wanted: named(wanted) }
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

describe.each(Object.entries(builds))('the stylesheet %s', (_, how) => {
  let css = ''
  let page: Page
  beforeAll(async () => {
    css = await buildStylesheet(how)
    page = await browser.newPage()
  })
  afterAll(() => page.close())

  const open = async ({ prefers = 'light', head = '', body = form() }: Omit<PageCase, 'expected'>) => {
    await page.emulateMedia({ colorScheme: prefers })
    await page.setContent(`<!doctype html><html><head>${style(css)}${head}</head><body>${body}</body></html>`)
  }

  it.each(Object.entries(cases))('has its colours on %s', async (_, { expected, ...given }) => {
    await open(given)
    const { shown, wanted } = await compare(page, expected)
    expect(shown).toEqual(wanted)
    const [background, text] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector('.mf') ?? document.body)
      return [backgroundColor, color]
    })
    expect(await paint(page, [background ?? '', text ?? ''])).toEqual([wanted['surface'], wanted['text']])
  })

  it('follows a page that is switched while it is shown', async () => {
    await open({})
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((scheme) => document.documentElement.style.setProperty('color-scheme', scheme), theme)
      const { shown, wanted } = await compare(page, theme)
      expect(shown).toEqual(wanted)
    }
  })

  it('follows a preference that changes while it is shown', async () => {
    await open({ head: meta })
    await page.emulateMedia({ colorScheme: 'dark' })
    const { shown, wanted } = await compare(page, 'dark')
    expect(shown).toEqual(wanted)
  })

  it('gives way to colours of the host, one for both themes or a pair', async () => {
    for (const [theme, pair] of [
      ['light', 'rgb(1 2 3)'],
      ['dark', 'rgb(4 5 6)'],
    ] as const) {
      await open({
        head: style('.mf { --mf-accent: rebeccapurple; --mf-text: light-dark(rgb(1 2 3), rgb(4 5 6)) }'),
        body: form(`data-theme="${theme}"`),
      })
      expect(await paint(page, ['var(--mf-accent)', 'var(--mf-text)'])).toEqual(await paint(page, ['rebeccapurple', pair]))
    }
  })
})
