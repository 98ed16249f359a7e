import { describe, expect, it } from 'vitest'
import { scrollSpeed } from '../../../src/widgets/rows/drag/autoScroll.ts'
import { limitOffset, targetIndex } from '../../../src/widgets/rows/drag/rowBoxes.ts'
import { endDrag, moveRow, pressRow } from '../../../src/widgets/rows/drag/rowDrag.ts'

/** Rows of 40 px, the second open and 200 px high. */
const boxes = [
  { top: 0, height: 40 },
  { top: 40, height: 200 },
  { top: 240, height: 40 },
  { top: 280, height: 40 },
]

describe('a press on a handle', () => {
  it('is no drag before it has moved 4 px', () => {
    expect(moveRow(pressRow(1), 3, 1).phase).toBe('pressed')
    expect(moveRow(pressRow(1), -4, 1)).toEqual({ phase: 'dragging', from: 1, to: 1, offset: -4 })
  })

  it('stays a drag when it comes back', () => {
    expect(moveRow(moveRow(pressRow(1), 30, 2), 0, 1)).toEqual({ phase: 'dragging', from: 1, to: 1, offset: 0 })
  })

  it.each([
    ['released', 'unmoved', 'dropped'],
    ['escaped', 'unmoved', 'cancelled'],
    ['lost', 'unmoved', 'cancelled'],
  ] as const)('that is %s ends as %s, a drag as %s', (ending, pressed, dragged) => {
    expect(endDrag(pressRow(0), ending).phase).toBe(pressed)
    const drag = endDrag(moveRow(pressRow(0), 50, 1), ending)
    expect(drag).toMatchObject({ phase: dragged, to: 1 })
    expect(endDrag(drag, 'lost')).toBe(drag)
  })
})

describe('a dragged row', () => {
  it.each([
    [0, 10, 0],
    [0, 100, 0],
    [0, 101, 1],
    [0, 221, 2],
    [0, 10_000, 3],
    [3, -19, 3],
    [3, -21, 2],
    [3, -141, 1],
    [3, -10_000, 0],
    [1, -21, 0],
    [1, 21, 2],
  ])('at index %d moved by %d px comes to index %d, past each row whose middle its edge has passed', (from, offset, to) => {
    expect(targetIndex(boxes, from, offset)).toBe(to)
  })

  it('does not leave its list', () => {
    expect(limitOffset(boxes, 1, -500)).toBe(-40)
    expect(limitOffset(boxes, 1, 500)).toBe(80)
    expect(limitOffset(boxes, 1, 30)).toBe(30)
  })
})

describe('scrolling on the way', () => {
  it('starts near an edge and gets faster towards it', () => {
    const speeds = [300, 60, 56, 30, 0, -20].map((y) => scrollSpeed(y, 0, 600))
    expect(speeds.slice(0, 3)).toEqual([0, 0, 0])
    expect(speeds.slice(3)).toEqual(speeds.slice(3).sort((a, b) => b - a))
    expect(speeds.slice(3).every((speed) => speed < 0)).toBe(true)
    expect(scrollSpeed(590, 0, 600)).toBeGreaterThan(0)
  })

  it('leaves the middle of a low list alone', () => {
    expect(scrollSpeed(15, 0, 30)).toBe(0)
    expect(scrollSpeed(5, 0, 0)).toBe(0)
  })
})
