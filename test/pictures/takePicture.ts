import type { BrowserContextOptions, Page } from 'playwright'

/** Small, so that the pictures are; wide enough for a side panel. */
const viewport = { width: 460, height: 640 }

/** How the pages of pictures are opened: nothing about them depends on the machine but its fonts. */
export const pageOptions = (theme: 'light' | 'dark'): BrowserContextOptions => ({
  viewport,
  colorScheme: theme,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  deviceScaleFactor: 1,
})

/** More tries than anything that moves has needed. */
const maxTries = 10

/** Takes a picture of a story as its play function leaves it, cut to what there is to see: a PNG. */
export async function takePicture(page: Page, url: string, id: string, theme: 'light' | 'dark'): Promise<Buffer> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
  // What Storybook says of the story at hand.
  await page.waitForFunction(`['completed', 'finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`)
  // A page of Storybook's in the place of the story is nothing to compare with.
  if (await page.evaluate(`document.body.classList.contains('sb-show-errordisplay')`))
    throw new Error(`The story ${id} fails: run the story tests.`)
  await page.evaluate('document.fonts.ready')
  // What is on its way when the story ends, a popup that finds its place say, is over when two pictures are equal.
  let last = await shoot(page)
  for (let tries = 0; tries < maxTries; tries += 1) {
    // A browser that is never idle calls back all the same after a second.
    await page.evaluate(
      'new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(drawn)), { timeout: 1000 }))',
    )
    const next = await shoot(page)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${id} does not come to rest: ${maxTries} pictures in a row differ.`)
}

async function shoot(page: Page): Promise<Buffer> {
  // A field that gets the focus scrolls, sooner or later.
  await page.evaluate('scrollTo(0, 0)')
  // Popups are beyond the root of the story: the lowest of all that is drawn counts.
  const bottom = Number(
    await page.evaluate(`Math.max(...[...document.querySelectorAll('#storybook-root *, [popover]')].map((one) => {
      const { bottom, width } = one.getBoundingClientRect()
      return width === 0 ? 0 : bottom
    }))`),
  )
  const height = Math.max(40, Math.min(viewport.height, Math.ceil(bottom) + 16))
  return page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height }, animations: 'disabled', caret: 'hide' })
}
