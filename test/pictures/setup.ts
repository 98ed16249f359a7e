import { chromium } from 'playwright'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from '../support/chromium.ts'
import { readSurroundings, readTakenWith, writeTakenWith, type Surroundings } from './baselines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built Storybook, with a slash at the end. */
    readonly storybookUrl: string
    readonly pictureRun: PictureRun
  }
}

export interface PictureRun {
  /** `--update`: pictures become baselines and are not compared. */
  readonly isUpdate: boolean
  /** Why pictures cannot be compared: the baselines are from another browser. */
  readonly otherBrowser: string | undefined
}

/** Serves what `npm run build:storybook` left, and reports what pictures can be compared with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: false,
    root: '.',
    build: { outDir: 'dist-storybook' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The preview server does not say where it listens.')
  const browser = await chromium.launch(chromiumOptions())
  const here = await readSurroundings(browser)
  await browser.close()
  const isUpdate = project.config.snapshotOptions.updateSnapshot === 'all'
  if (isUpdate) writeTakenWith(here)
  const otherBrowser = describeOther(readTakenWith(), here)
  if (otherBrowser !== undefined) console.warn(`Pictures are reported and fail nothing: ${otherBrowser}`)
  project.provide('storybookUrl', url)
  project.provide('pictureRun', { isUpdate, otherBrowser })
  return () => server.close()
}

function describeOther(taken: Surroundings | undefined, here: Surroundings): string | undefined {
  if (taken === undefined) return undefined
  if (taken.chromium !== here.chromium) return `the baselines were taken with Chromium ${taken.chromium}, this is ${here.chromium}.`
  return taken.fonts === here.fonts ? undefined : `the baselines were taken with other fonts (${taken.fonts}; here ${here.fonts}).`
}
