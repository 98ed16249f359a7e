import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { listBaselines, readBaseline, removeBaseline, writeBaseline, type Theme } from './baselines.ts'
import { readChosenStories } from './chosenStories.ts'
import { comparePictures } from './comparePictures.ts'
import { pageOptions, takePicture } from './takePicture.ts'

/** The folder for pictures that differ, with the differences. */
const outDir = 'screenshots/pictures'
const advice = 'Look at it; where it is meant, run "npm run test:pictures -- --update".'

/** Compares the chosen stories with their baselines in a theme; with `--update` they become the baselines. */
export function testPictures(theme: Theme): void {
  const { isUpdate, otherBrowser } = inject('pictureRun')
  const ids = readChosenStories('dist-storybook')
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions())
    page = await (await browser.newContext(pageOptions(theme))).newPage()
  })
  afterAll(() => browser.close())

  describe(`In the ${theme} theme`, () => {
    it.each(ids)('%s looks as it did', async (id) => {
      const picture = await takePicture(page, inject('storybookUrl'), id, theme)
      const before = readBaseline(theme, id)
      if (isUpdate) {
        if (before === undefined || comparePictures(before, picture) !== undefined) writeBaseline(theme, id, picture)
        return
      }
      const problem = before === undefined ? `There is no baseline. ${advice}` : report(theme, id, before, picture)
      if (problem === undefined) return
      if (otherBrowser === undefined) expect.fail(problem)
      console.warn(`${theme}, ${id}: ${problem}`)
    })

    it('no baseline is left of a story that is gone', () => {
      const gone = listBaselines(theme).filter((id) => !ids.includes(id))
      if (isUpdate) for (const id of gone) removeBaseline(theme, id)
      else expect(gone).toEqual([])
    })

    it('there are pictures of many states', () => {
      expect(ids.length).toBeGreaterThan(60)
    })
  })
}

/** The difference as text, after the pictures have been written to files. */
function report(theme: Theme, id: string, before: Buffer, now: Buffer): string | undefined {
  const difference = comparePictures(before, now)
  if (difference === undefined) return undefined
  mkdirSync(outDir, { recursive: true })
  const path = `${outDir}/${theme}-${id}`
  writeFileSync(`${path}.before.png`, before)
  writeFileSync(`${path}.now.png`, now)
  if (difference.picture !== undefined) writeFileSync(`${path}.difference.png`, difference.picture)
  return `${difference.said} See ${path}.*.png. ${advice}`
}
