import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How two pictures differ. */
export interface Difference {
  /** In words, for the report of a test. */
  readonly said: string
  /** A PNG with what differs in red; absent where the sizes differ. */
  readonly picture?: Buffer
}

/**
 * How far apart two colours may be, from 0 to 1: some 8 of 255 levels of grey. The same browser draws round corners and ticks that much
 * lighter or darker from one time to the next; everything else it draws alike.
 */
const threshold = 0.03

/** Compares two PNGs pixel by pixel; `undefined` where they are equal. Not one pixel is let pass. */
export function comparePictures(before: Buffer, now: Buffer): Difference | undefined {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  if (one.width !== other.width || one.height !== other.height) {
    return { said: `It was ${one.width} × ${one.height} px and is ${other.width} × ${other.height} px.` }
  }
  const drawn = new PNG({ width: one.width, height: one.height })
  const count = pixelmatch(one.data, other.data, drawn.data, one.width, one.height, { threshold, includeAA: true })
  if (count === 0) return undefined
  return { said: `${count} of ${one.width * one.height} pixels differ.`, picture: PNG.sync.write(drawn) }
}
