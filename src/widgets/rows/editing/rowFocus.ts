import { focusRow } from '../focusRow.ts'
import type { DrawnRows, RowPart } from '../rowList.ts'

const stay = () => {}

/**
 * Takes the focus where it belongs once rows that were changed have been drawn anew: what is planned counts for the next time they are drawn, and no longer. Where
 * somebody has gone on elsewhere meanwhile, because a change had to be loaded first, the focus stays there.
 */
export function createRowFocus(now: () => DrawnRows) {
  let move: (card: HTMLElement) => void = stay
  /** Had the focus when the move was planned. */
  let before: Element | null = null
  const plan = (next: (card: HTMLElement) => void, focused = document.activeElement) => {
    before = focused
    move = next
  }
  return {
    /** Into a row that is about to be added. */
    toAdded: () => {
      const keys = new Set(now().rows.keys)
      plan((card) => {
        const index = now().rows.keys.findIndex((key) => !keys.has(key))
        focusRow(card, index, 'body')
      })
    },
    /** To the row that will stand at an index, or the last; where there is none to what adds one. `isLost`: only where the focus is gone with a row. */
    toIndex: (index: number, isLost = false) => {
      const go = (card: HTMLElement) => {
        const { keys, foldable } = now().rows
        if (focusRow(card, Math.min(index, keys.length - 1), foldable ? 'toggle' : 'body')) return
        // A host draws it elsewhere on the card. Those of arrays in rows stand before it.
        const own = card.closest<HTMLElement>('[tabindex]')
        const rest = [...(own?.querySelectorAll<HTMLElement>('[data-part="add"]') ?? [])].at(-1) ?? own
        rest?.focus()
      }
      plan(go, isLost ? null : undefined)
    },
    /** To a part of a row, wherever that is then. */
    toPart: (key: string, part: RowPart) => {
      plan((card) => void focusRow(card, now().rows.keys.indexOf(key), part))
    },
    follow: (card: HTMLElement) => {
      const focused = document.activeElement
      if (focused === before || focused === document.body) move(card)
      move = stay
    },
  }
}
