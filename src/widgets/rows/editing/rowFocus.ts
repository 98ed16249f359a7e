import { focusRow } from '../focusRow.ts'
import type { DrawnRows, RowPart } from '../rowList.ts'

const stay = () => {}

/** Takes the focus where it belongs once rows that were changed have been drawn anew: what is planned counts for the next time they are drawn, and no longer. */
export function createRowFocus(now: () => DrawnRows) {
  let move: (card: HTMLElement) => void = stay
  return {
    /** Into a row that is about to be added. */
    toAdded: () => {
      const before = new Set(now().rows.keys)
      move = (card) => {
        const index = now().rows.keys.findIndex((key) => !before.has(key))
        if (!focusRow(card, index, 'body')) focusRow(card, index, 'toggle')
      }
    },
    /** To the row that will stand at an index, or the last; where there is none to what adds one. */
    toIndex: (index: number) => {
      move = (card) => {
        const { keys, foldable } = now().rows
        if (focusRow(card, Math.min(index, keys.length - 1), foldable ? 'toggle' : 'body')) return
        // A host draws it elsewhere on the card. Those of arrays in rows stand before it.
        const own = card.closest<HTMLElement>('[tabindex]')
        const rest = [...(own?.querySelectorAll<HTMLElement>('[data-part="add"]') ?? [])].at(-1) ?? own
        rest?.focus()
      }
    },
    /** To a part of a row, wherever that is then. */
    toPart: (key: string, part: RowPart) => {
      move = (card) => void focusRow(card, now().rows.keys.indexOf(key), part)
    },
    follow: (card: HTMLElement) => {
      move(card)
      move = stay
    },
  }
}
