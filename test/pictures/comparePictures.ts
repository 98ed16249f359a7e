import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How two pictures differ. */
export interface Difference {
  /** As text, for the report of a test. */
  readonly said: string
  /** A PNG with the differences in red; absent if the sizes differ. */
  readonly picture?: Buffer
}

/**
 * Permitted difference of two colours, from 0 to 1: about 8 of 255 levels of grey. The same browser renders round corners and ticks with
 * such differences from run to run; everything else is identical.
 */
const threshold = 0.03

/**
 * Compares two PNGs pixel by pixel; `undefined` if they are equal. A single differing pixel without a differing neighbour is ignored:
 * processors render the edges of curves differently, and such pixels are invisible. Any visible difference has at least two adjacent
 * pixels.
 */
export function comparePictures(before: Buffer, now: Buffer): Difference | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const { width, height } = one
  if (width !== other.width || height !== other.height) {
    return { said: `It was ${width} × ${height} px and is ${other.width} × ${other.height} px.` }
  }
  const options = { threshold, includeAA: true }
  const mask = new PNG({ width, height })
  pixelmatch(one.data, other.data, mask.data, width, height, { ...options, diffMask: true })
  const count = countTogether(mask)
  if (count === 0) return undefined
  const drawn = new PNG({ width, height })
  pixelmatch(one.data, other.data, drawn.data, width, height, options)
  return { said: `${count} of ${width * height} pixels differ.`, picture: PNG.sync.write(drawn) }
}

/** The number of marked pixels with a marked neighbour, including diagonal ones. */
function countTogether({ width, height, data }: PNG): number {
  const isMarked = (x: number, y: number) => x >= 0 && x < width && (data[(y * width + x) * 4 + 3] ?? 0) > 0
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0)
  let count = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isMarked(x, y) && around.some(([dx, dy]) => isMarked(x + dx, y + dy))) count += 1
  }
  return count
}
