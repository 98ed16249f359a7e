import { chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { startPlayground } from '../support/startPlayground.ts'
import { fillAddress } from './fillAddress.ts'

/** Takes the pictures of the documentation from the running playground, into `stories/docs`. */
export async function takeScreenshots(): Promise<void> {
  const playground = await startPlayground({ cacheDir: 'screenshots' })
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 924 }, deviceScaleFactor: 2, reducedMotion: 'reduce' })
    await page.goto(`${playground.url}?module=${playground.modules}/places&wire=data&theme=light`)
    await fillAddress(page)
    await page.screenshot({ path: 'stories/docs/form.png' })
  } finally {
    await browser.close()
    await playground.close()
  }
}

await takeScreenshots()
