import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type ViewportSize } from 'playwright'
import { preview } from 'vite'
import { chromiumOptions } from '../support/chromium.ts'

const outDir = 'dist-storybook'

interface Look {
  readonly folder: string
  /** The state of Storybook's toolbar, in the syntax of its address. */
  readonly globals: string
  readonly viewport: ViewportSize
  readonly page?: BrowserContextOptions
}

const wide = { width: 720, height: 600 }

const looks: readonly Look[] = [
  { folder: 'light', globals: 'theme:light', viewport: wide, page: { colorScheme: 'light' } },
  { folder: 'dark', globals: 'theme:dark', viewport: wide, page: { colorScheme: 'dark' } },
  // The margin of Storybook's page is added to the width.
  { folder: 'narrow', globals: 'theme:light;width:360 px', viewport: { width: 392, height: 600 } },
  { folder: 'right-to-left', globals: 'theme:dark;direction:right to left', viewport: wide, page: { colorScheme: 'dark' } },
  { folder: 'contrast', globals: 'theme:dark', viewport: wide, page: { colorScheme: 'dark', forcedColors: 'active' } },
]

/** Takes pictures of every story of the built Storybook after its play function, one for each look, into `screenshots`. */
export async function takeStoryScreenshots(): Promise<void> {
  const server = await preview({ configFile: false, root: '.', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The preview server does not say where it listens.')
  const browser = await chromium.launch(chromiumOptions())
  try {
    const storyIds = readStoryIds()
    for (const look of looks) await takeLook(browser, url, look, storyIds)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function takeLook(
  browser: Browser,
  url: string,
  { folder, globals, viewport, page: options }: Look,
  storyIds: readonly string[],
): Promise<void> {
  mkdirSync(`screenshots/${folder}`, { recursive: true })
  const context = await browser.newContext({ ...options, viewport, reducedMotion: 'reduce' })
  const left = [...storyIds]
  const takeRest = async () => {
    const page = await context.newPage()
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`)
      // Storybook's state of the current story; a failed play function ends in "errored", which is worth a picture too.
      await page.waitForFunction(
        `['completed', 'finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`,
      )
      // Elements out of view, such as rows of an array, would not be rendered.
      const height = await page.evaluate('document.documentElement.scrollHeight')
      await page.setViewportSize({ width: viewport.width, height: Math.max(viewport.height, Number(height)) })
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
      await page.screenshot({ path: `screenshots/${folder}/${id}.png` })
      await page.setViewportSize(viewport)
    }
  }
  await Promise.all([takeRest(), takeRest()])
  await context.close()
}

function readStoryIds(): string[] {
  const index = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8')) as StoryIndex
  return Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []))
}

/** The index that Storybook writes beside its pages. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

await takeStoryScreenshots()
