import type { BrowserContextOptions, Page } from 'playwright'

/** Small, to keep the pictures small; wide enough for a side panel. */
const viewport = { width: 460, height: 640 }

/** Options for the pages of pictures: they depend on nothing of the machine but its fonts. */
export const pageOptions: BrowserContextOptions = {
  viewport,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  deviceScaleFactor: 1,
}

/** More attempts than anything that moves has needed. */
const maxTries = 10

/** Shows a story in the light theme, in the page that showed the one before, and waits for its play function. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  if (page.url() === 'about:blank') await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:light`)
  else await page.evaluate(`__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`)
  // Storybook's state of the current story.
  await page.waitForFunction(
    `__STORYBOOK_PREVIEW__?.currentRender?.id === '${id}' && ['completed', 'finished', 'errored', 'aborted'].includes(__STORYBOOK_PREVIEW__.currentRender.phase)`,
  )
  // An error page of Storybook must not be compared.
  if (await page.evaluate(`document.body.classList.contains('sb-show-errordisplay')`))
    throw new Error(`The story ${id} fails: run the story tests.`)
  await page.evaluate('document.fonts.ready')
}

/** Changes an open page to the dark theme, as `stories/.storybook/setTheme.ts` does: quicker than to play each story twice. */
export async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(`document.documentElement.style.colorScheme = 'dark'; document.documentElement.classList.add('dark')`)
}

/** Takes a picture of the open story, cropped to its content: a PNG. */
export async function takePicture(page: Page, id: string): Promise<Buffer> {
  // Movements that continue when the story ends, such as the positioning of a popup, are over when two pictures are equal.
  let last = await shoot(page)
  for (let tries = 0; tries < maxTries; tries += 1) {
    // With a timeout of a second, in case the browser is never idle.
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
  // A focused field may scroll at any time.
  await page.evaluate('scrollTo(0, 0)')
  // Popups are outside of the story's root: the lowest of all rendered elements counts, without what only a screen reader hears.
  const bottom = Number(
    await page.evaluate(`Math.max(...[...document.querySelectorAll('#storybook-root :not(.mf-visually-hidden *), [popover]')].map((one) => {
      const { bottom, width } = one.getBoundingClientRect()
      return width === 0 ? 0 : bottom
    }))`),
  )
  const height = Math.max(40, Math.min(viewport.height, Math.ceil(bottom) + 16))
  return page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height }, animations: 'disabled', caret: 'hide' })
}
