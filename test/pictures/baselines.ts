import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { PNG } from 'pngjs'

export type Theme = 'light' | 'dark'

const folder = 'test/pictures/baselines'
const takenWithFile = `${folder}/takenWith.json`

/** External factors that affect pictures. */
export interface Surroundings {
  readonly chromium: string
  /** Widths of a text in the generic families, which identify the installed fonts. */
  readonly fonts: string
}

export async function readSurroundings(browser: Browser): Promise<Surroundings> {
  const page = await browser.newPage()
  const fonts = await page.evaluate(`['system-ui', 'sans-serif', 'monospace'].map((family) => {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = '100px ' + family
    return family + ' ' + Math.round(pen.measureText('Hamburgefonstiv 0123456789 مرحبا').width)
  }).join(', ')`)
  await page.close()
  return { chromium: browser.version(), fonts: String(fonts) }
}

/** The factors when the baselines were taken; `undefined` before the first. */
export function readTakenWith(): Surroundings | undefined {
  // `as`: `writeTakenWith` has written the file.
  return existsSync(takenWithFile) ? (JSON.parse(readFileSync(takenWithFile, 'utf8')) as Surroundings) : undefined
}

export function writeTakenWith(surroundings: Surroundings): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(takenWithFile, `${JSON.stringify(surroundings, null, 2)}\n`)
}

const pathOf = (theme: Theme, id: string) => join(folder, theme, `${id}.png`)

export const readBaseline = (theme: Theme, id: string): Buffer | undefined =>
  existsSync(pathOf(theme, id)) ? readFileSync(pathOf(theme, id)) : undefined

export function writeBaseline(theme: Theme, id: string, png: Buffer): void {
  mkdirSync(join(folder, theme), { recursive: true })
  // The browser compresses pictures for speed: without row filters and with slow compression they are a seventh smaller.
  writeFileSync(pathOf(theme, id), PNG.sync.write(PNG.sync.read(png), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 }))
}

/** Ids that have a baseline. */
export const listBaselines = (theme: Theme): readonly string[] =>
  existsSync(join(folder, theme)) ? readdirSync(join(folder, theme)).map((file) => file.replace('.png', '')) : []

export const removeBaseline = (theme: Theme, id: string): void => rmSync(pathOf(theme, id))
