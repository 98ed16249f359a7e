'use client'

import { useEffect, useLayoutEffect, useState } from 'react'

/** Up to so many entries all rows are in the DOM, each as tall as its text needs. */
const wholeList = 100
const overscan = 6
/** Guesses until rows have been measured. */
const unmeasured = { first: 0, rows: 16, rowHeight: 32 }

interface ListWindow {
  /** Rows have equal height, and only the visible ones are rendered. */
  readonly windowed: boolean
  /** Indexes of the rows to render, including the active one even out of view. */
  readonly indexes: readonly number[]
  readonly rowHeight: number
  readonly onScroll: () => void
}

/**
 * Which rows of a scrolling list to render, and their position. The active row is scrolled into view if `reveal` is set. Rows must have
 * `role="option"`, the active one `data-active`. In a long list all are as high as an element with `data-model` if there is one before them,
 * else as the first.
 */
export const useListWindow = (list: HTMLElement | null, count: number, active: number, reveal: boolean): ListWindow => {
  const [view, setView] = useState(unmeasured)
  const windowed = count > wholeList
  const { rowHeight } = view
  const onScroll = () => {
    if (list && windowed) setView((last) => measure(list, last))
  }
  useLayoutEffect(() => {
    if (!list) return
    if (reveal && active >= 0) scrollToRow(list, windowed ? { top: active * rowHeight, height: rowHeight } : activeRow(list))
    // oxlint-disable-next-line react/set-state-in-effect -- measured before the browser paints, so that no frame shows rows that are elsewhere
    if (windowed) setView((last) => measure(list, last))
  }, [list, windowed, count, active, reveal, rowHeight])
  useEffect(() => {
    if (!list || !windowed || typeof ResizeObserver === 'undefined') return undefined
    // Lines wrap anew in a list of another width, and another row may be the highest.
    const observer = new ResizeObserver(() => setView((last) => measure(list, last)))
    for (const element of [list, ...list.querySelectorAll('[data-model]')]) observer.observe(element)
    return () => observer.disconnect()
  }, [list, windowed])
  const from = windowed ? Math.max(0, view.first - overscan) : 0
  const to = windowed ? Math.min(count, view.first + view.rows + overscan) : count
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
  if (active >= 0 && active < count && (active < from || active >= to)) indexes.push(active)
  return { windowed, indexes, rowHeight, onScroll }
}

const measure = (list: HTMLElement, last: typeof unmeasured): typeof unmeasured => {
  const row = list.querySelector('[data-model], [role=option]')
  // Without a transform or zoom of the page, as its place is written.
  const rowHeight = (row && Number.parseFloat(getComputedStyle(row).height)) || last.rowHeight
  const first = Math.floor(list.scrollTop / rowHeight)
  const rows = Math.ceil(list.clientHeight / rowHeight)
  return last.first === first && last.rows === rows && last.rowHeight === rowHeight ? last : { first, rows, rowHeight }
}

const activeRow = (list: HTMLElement) => {
  const row = list.querySelector<HTMLElement>('[data-active]')
  return { top: row?.offsetTop ?? 0, height: row?.offsetHeight ?? 0 }
}

/** Brings a row into view: to the nearest edge where it is close, to the middle where it is far. */
const scrollToRow = (list: HTMLElement, { top, height }: { readonly top: number; readonly height: number }) => {
  const { scrollTop, clientHeight } = list
  const above = scrollTop - top
  const below = top + height - (scrollTop + clientHeight)
  if (Math.max(above, below) > clientHeight) list.scrollTop = top - (clientHeight - height) / 2
  else if (above > 0) list.scrollTop = top
  else if (below > 0) list.scrollTop = scrollTop + below
}
