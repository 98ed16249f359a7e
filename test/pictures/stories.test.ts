import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { listBaselines, readBaseline, removeBaseline, writeBaseline, type Theme } from './baselines.ts'
import { readChosenStories } from './chosenStories.ts'
import { comparePictures } from './comparePictures.ts'
import { darken, openStory, pageOptions, takePicture } from './takePicture.ts'

/** The folder for pictures that differ, with the differences. */
const outDir = 'screenshots/pictures'
const advice = 'Look at it; where it is meant, run "npm run test:pictures -- --update".'

const ids = readChosenStories('dist-storybook')
const themes = ['light', 'dark'] as const
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
  page = await (await browser.newContext(pageOptions)).newPage()
})
afterAll(() => browser.close())

describe('A story in both themes', () => {
  it.each(ids)('%s looks as it did', async (id) => {
    await openStory(page, inject('storybookUrl'), id)
    const problems: string[] = []
    for (const theme of themes) {
      if (theme === 'dark') await darken(page)
      const problem = compare(theme, id, await takePicture(page, id))
      if (problem !== undefined) problems.push(`${theme}: ${problem}`)
    }
    if (problems.length === 0) return
    if (inject('pictureRun').otherBrowser === undefined) expect.fail(problems.join('\n'))
    console.warn(`${id}: ${problems.join('\n')}`)
  })
})

describe('The baselines', () => {
  it.each(themes)('are of stories that there are, in the %s theme', (theme) => {
    const gone = listBaselines(theme).filter((id) => !ids.includes(id))
    if (inject('pictureRun').isUpdate) for (const id of gone) removeBaseline(theme, id)
    else expect(gone).toEqual([])
  })

  it('are of many states', () => {
    expect(ids.length).toBeGreaterThan(60)
  })
})

/** What differs from the baseline, if anything; with `--update` the picture becomes the baseline. */
function compare(theme: Theme, id: string, picture: Buffer): string | undefined {
  const before = readBaseline(theme, id)
  if (!inject('pictureRun').isUpdate) return before === undefined ? `There is no baseline. ${advice}` : report(theme, id, before, picture)
  if (before === undefined || comparePictures(before, picture) !== undefined) writeBaseline(theme, id, picture)
  return undefined
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
