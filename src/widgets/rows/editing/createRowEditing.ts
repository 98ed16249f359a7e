import { loadOnce, type LazyPart } from '../../../react/loadOnce.ts'
import type { ElementTarget } from '../../../react/elementTarget.ts'
import { listen } from '../../../react/listen.ts'
import type { RowsView } from '../../../react/widgetProps.ts'
import { nameOfRow } from '../nameOfRow.ts'
import type { DrawnRows, RowActions, RowPart } from '../rowList.ts'
import { rowTexts, type RowMessages } from '../../../react/field/rowMessages.ts'
import { createRowFocus } from './rowFocus.ts'
import type { ClassOf } from '../../../react/classNames.ts'
import type { ClipboardEvent, KeyboardEvent } from 'react'

export { FocusOnHead } from './FocusOnHead.tsx'
export { Removal } from './Removal.tsx'

/** Rarely used parts, preloaded when the pointer or focus comes near them. */
const parts = { drag: loadOnce(() => import('../drag/startRowDrag.ts')), menu: loadOnce(() => import('../menu/openRowMenu.ts')) }

type Sentence = (messages: RowMessages, name: string, count: number) => string

/**
 * Adds, duplicates, removes and moves rows with the necessary focus handling and announcements: the focus moves into a new row, to the
 * neighbour of a removed one, and stays on the part that moved a row. `now` returns the rows of the last render, `cardNow` the element
 * around them. Loaded on demand.
 */
export function createRowEditing(now: () => DrawnRows, cardNow: () => HTMLElement | null) {
  const focus = createRowFocus(now, cardNow)
  const indexOf = (key: string) => now().rows.keys.indexOf(key)
  const say = (index: number, sentence: Sentence, title?: string) => {
    const { rows, messages, announce } = now()
    announce(sentence(rowTexts(messages), nameOfRow(now(), index, title), rows.keys.length))
  }
  const add = (run: (rows: RowsView) => void) => {
    focus.toAdded()
    run(now().rows)
  }
  /** Does nothing if the row is at that index already, or the index is beyond either end. */
  const move = (key: string, to: number, part: RowPart) => {
    const index = indexOf(key)
    const { rows } = now()
    if (index < 0 || to === index || to < 0 || to >= rows.keys.length) return
    focus.toPart(key, part)
    say(index, (messages, name, count) => messages.rowMoved(name, to + 1, count))
    rows.move(key, to)
  }
  const actions: RowActions = {
    ...createOpeners(now, move, () => actions),
    insert: (key, offset) => add((rows) => rows.insert(indexOf(key) + offset)),
    duplicate: (key) => {
      say(indexOf(key), (messages, name) => messages.rowDuplicated(name))
      add((rows) => rows.duplicate(key))
    },
    remove: (key) => {
      const index = indexOf(key)
      focus.toIndex(index, true)
      say(index, (messages, name, count) => messages.rowRemoved(name, count - 1))
      now().rows.remove(key)
    },
    restore: () => {
      const { removed } = now().rows
      if (removed === undefined) return
      focus.toIndex(removed.index)
      say(removed.index, (messages, name) => messages.rowRestored(name), removed.title)
      removed.restore()
    },
    paste: (event, text, list) => takePaste({ event, text, list }, now().rows),
    step: (key, by, part) => move(key, indexOf(key) + by, part),
    onKey: (rowKey, event, classOf) => pressRowKey(event, { rowKey, classOf, actions }),
  }
  return { actions, follow: focus.follow }
}

type Openers = Pick<RowActions, 'preload' | 'readMenu' | 'openMenu' | 'press'>

/** The menu and the drag, which load on first use. */
function createOpeners(now: () => DrawnRows, move: (key: string, to: number, part: RowPart) => void, actionsOf: () => RowActions): Openers {
  const withPart = <Part>(part: LazyPart<Part>, run: (part: Part) => void) =>
    void part.load().then(run, () => now().announce(now().messages.notLoaded))
  const placeOf = (rowKey: string, part: RowPart) => ({ ...now(), messages: rowTexts(now().messages), rowKey, part, actions: actionsOf() })
  return {
    preload: (part) => {
      parts.menu.preload()
      if (part === 'handle') parts.drag.preload()
    },
    readMenu: (rowKey, take) => withPart(parts.menu, ({ rowMenuItems }) => take(rowMenuItems(placeOf(rowKey, 'menu')))),
    openMenu: (rowKey, { target }, classOf, fromEnd = false) => {
      const button = target as NonNullable<ElementTarget>
      const part = partOf(button) ?? 'menu'
      withPart(parts.menu, ({ openRowMenu }) => openRowMenu({ ...placeOf(rowKey, part), button, classOf, fromEnd }))
    },
    press: (key, { target, pointerId, clientY: pressY, isPrimary, button }) => {
      if (!isPrimary || button !== 0) return
      const handle = target as NonNullable<ElementTarget>
      let pointerY = pressY
      // Safari does not focus a pressed element, and touch does not in any browser.
      handle.focus({ preventScroll: true })
      try {
        handle.setPointerCapture(pointerId)
      } catch {
        // The pointer is gone: this code has loaded after a short tap.
        return
      }
      keepFromHost(handle, pointerId)
      handle.onpointermove = ({ clientY }) => (pointerY = clientY)
      handle.addEventListener('touchmove', preventSwipe, { passive: false })
      withPart(parts.drag, ({ startRowDrag }) => {
        const onDrop = (to: number) => move(key, to, 'handle')
        const onStart = () => parts.menu.current()?.closeRowMenu()
        const from = now().rows.keys.indexOf(key)
        const press = { ...now(), messages: rowTexts(now().messages), handle, from, pressY, pointerY, onStart, onDrop }
        if (handle.hasPointerCapture(pointerId)) startRowDrag(press)
      })
    },
  }
}

/**
 * After a swipe, browsers use the next tap only to stop the scrolling; preventing the default keeps a drag from counting as one. From the first
 * move on, so not only once the code for it has loaded.
 */
function preventSwipe(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}

/** While a handle is pressed, what is around the form and can be dragged itself, such as a card of the host, stays and hears of no drag. */
function keepFromHost(handle: HTMLElement, pointerId: number): void {
  const dragstart = (event: Event) => {
    if (!handle.hasPointerCapture(pointerId)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // On the page, because a handle that has been removed hears of nothing.
  const stop = listen(handle.ownerDocument.defaultView, { dragstart, lostpointercapture: () => stop() }, { capture: true })
}

/** Elements whose text may contain lines and tabs. */
const texts = 'textarea, [contenteditable], [data-control="CodeblockWidget"]'

interface Paste {
  readonly event: ClipboardEvent
  readonly text: string
  readonly list: HTMLElement | null
}

/**
 * Several lines or cells, pasted into a field of a row or onto the list, fill rows and columns; anything else is pasted by the browser. If
 * this code was not loaded at that time, the browser has pasted all of it into the field as one text, which the first cell replaces.
 */
function takePaste({ event, text, list }: Paste, { paste }: RowsView): void {
  const target = event.target as NonNullable<ElementTarget>
  // Nested lists, and secrets of several lines, have handled it already.
  if (event.defaultPrevented || target.closest(texts) !== null) return
  // Spreadsheets end also a single cell by a line end.
  if (!/[\t\n\r]/.test(text.replace(/[\n\r]+$/, ''))) return
  event.preventDefault()
  const field = target.closest<HTMLElement>('[data-field]')
  paste(text, field !== null && list?.contains(field) ? field.dataset['field'] : undefined)
}

// `as`: set in renderRowParts.tsx.
const partOf = (element: HTMLElement) => element.dataset['part'] as RowPart | undefined

/** By how many places a key moves a row. */
const rowKeys: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

interface PressedRow {
  readonly rowKey: string
  readonly classOf: ClassOf
  readonly actions: RowActions
}

/** Moves a row by Alt and an arrow key, or on its handle by an arrow key alone; on the menu button an arrow key opens the menu. */
function pressRowKey(event: KeyboardEvent, { rowKey, classOf, actions }: PressedRow): void {
  const { key, altKey } = event
  const by = rowKeys[key]
  if (by === undefined) return
  const part = partOf(event.target as NonNullable<ElementTarget>)
  if (altKey || part === 'handle') actions.step(rowKey, by, part ?? 'body')
  else if (part === 'menu') actions.openMenu(rowKey, event, classOf, by < 0)
  else return
  event.preventDefault()
}
