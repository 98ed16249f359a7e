import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'

const size = 40

/** A white square with a grey bar of 10 px, starting at a column. */
function drawBar(from: number, grey = 90, width = size): Buffer {
  const picture = new PNG({ width, height: size })
  picture.data.fill(255)
  for (let row = 0; row < size; row += 1) {
    for (let column = from; column < from + 10; column += 1)
      picture.data.fill(grey, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return PNG.sync.write(picture)
}

it('Equal pictures have no difference', () => {
  expect(comparePictures(drawBar(8), drawBar(8))).toBeUndefined()
})

it('What a browser draws a little lighter from one time to the next is no difference', () => {
  expect(comparePictures(drawBar(8), drawBar(8, 96))).toBeUndefined()
})

it('A part that has moved by a pixel is a difference, and so is another grey', () => {
  // One column at each end of the bar.
  expect(comparePictures(drawBar(8), drawBar(9))?.said).toBe('80 of 1600 pixels differ.')
  expect(comparePictures(drawBar(8), drawBar(8, 110))?.said).toBe('400 of 1600 pixels differ.')
})

/** A white square with grey pixels. */
function drawDots(...dots: readonly (readonly [x: number, y: number])[]): Buffer {
  const picture = new PNG({ width: size, height: size })
  picture.data.fill(255)
  for (const [x, y] of dots) picture.data.fill(90, (y * size + x) * 4, (y * size + x) * 4 + 3)
  return PNG.sync.write(picture)
}

it('A pixel that differs alone is no difference, two that touch are', () => {
  expect(comparePictures(drawDots(), drawDots([4, 4], [20, 39], [39, 20]))).toBeUndefined()
  expect(comparePictures(drawDots(), drawDots([4, 4], [5, 5], [39, 20]))?.said).toBe('2 of 1600 pixels differ.')
})

it('Another size is a difference', () => {
  expect(comparePictures(drawBar(8), drawBar(8, 90, 42))?.said).toBe('It was 40 × 40 px and is 42 × 40 px.')
})
