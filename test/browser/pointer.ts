import { cdp } from 'vitest/browser'

/**
 * The centre of an element in the coordinates of the browser, whose page contains the test's page in a frame, and the scale of a px there. The
 * element may be in a frame of the test's page, without a border.
 */
export function middleOf(element: Element): { readonly x: number; readonly y: number; readonly scale: number } {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame === undefined ? 1 : frame.width / innerWidth
  const inner = element.ownerDocument === document ? undefined : element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = (inner?.left ?? 0) + left + width / 2
  const y = (inner?.top ?? 0) + top + height / 2
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale, scale }
}

/** Waits until elements stand still: rows get their real height in the first frames that show them. */
export const standStill = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Where to press an element, once it stands still. */
async function findPressPoint(element: Element) {
  await standStill()
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
  if (!element.contains(hit)) throw new Error(`${element.outerHTML} is covered by ${hit?.outerHTML ?? 'nothing'}, so it cannot be pressed.`)
  return middleOf(element)
}

/** A mouse or a finger that is pressed on an element and then moved by px from there. */
export interface HeldPointer {
  readonly moveBy: (y: number) => Promise<void>
  readonly release: () => Promise<void>
}

/** Presses the left mouse button on an element, with real input events. */
export async function pressMouse(element: Element): Promise<HeldPointer> {
  const { x, y, scale } = await findPressPoint(element)
  let at = y
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') =>
    cdp().send('Input.dispatchMouseEvent', { type, x, y: at, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await send('mousePressed')
  return {
    moveBy: async (by) => {
      at = y + by * scale
      await send('mouseMoved')
    },
    release: async () => {
      await send('mouseReleased')
    },
  }
}

/** Puts a finger on an element. */
export async function pressFinger(element: Element): Promise<HeldPointer> {
  const { x, y, scale } = await findPressPoint(element)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] })
  await send('touchStart', y)
  return {
    moveBy: async (by) => {
      await send('touchMove', y + by * scale)
    },
    release: async () => {
      await send('touchEnd', y)
    },
  }
}
