import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'
import { chromiumOptions } from '../support/chromium.ts'

const outDir = 'dist-storybook'
const themes = ['light', 'dark'] as const

/** Takes a picture of every story of the built Storybook, as its play function leaves it, in both themes, into `screenshots`. */
export async function takeStoryScreenshots(): Promise<void> {
  const server = await preview({ configFile: false, root: '.', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The preview server does not say where it listens.')
  const browser = await chromium.launch(chromiumOptions())
  try {
    await Promise.all(themes.map((theme) => takeTheme(browser, url, theme)))
  } finally {
    await browser.close()
    await server.close()
  }
}

async function takeTheme(browser: Browser, url: string, theme: (typeof themes)[number]): Promise<void> {
  mkdirSync(`screenshots/${theme}`, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 720, height: 600 }, colorScheme: theme, reducedMotion: 'reduce' })
  for (const id of readStoryIds()) {
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
    // What Storybook says of the story at hand; a play function that fails ends in "errored", which is worth a picture, too.
    await page.waitForFunction(
      `['completed', 'finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`,
    )
    await page.screenshot({ path: `screenshots/${theme}/${id}.png`, fullPage: true })
  }
}

function readStoryIds(): string[] {
  const index = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8')) as StoryIndex
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []))
}

/** What Storybook writes beside its pages. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

await takeStoryScreenshots()
