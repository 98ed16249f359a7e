import { focusedBeside } from '../../../react/focusedBeside.ts'
import { focusRow } from '../focusRow.ts'
import type { DrawnRows, RowPart } from '../rowList.ts'

const stay = () => {}

/**
 * Moves the focus after changed rows are drawn again. A plan counts for the next drawing only. If somebody moved the focus elsewhere while the
 * code for the change was loading, it stays there.
 */
export function createRowFocus(now: () => DrawnRows, cardNow: () => HTMLElement | null) {
  /** `null` where it is nowhere: browsers give it to the body once what had it is gone. */
  const focusedNow = () => {
    const card = cardNow()
    const focused = card && focusedBeside(card)
    return focused === document.body ? null : focused
  }
  let move: (card: HTMLElement) => void = stay
  /** Had the focus when the move was planned. */
  let before: Element | null = null
  const plan = (next: (card: HTMLElement) => void, focused = focusedNow()) => {
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
    /** To a part of a row, wherever that is then; not where the focus has left the row by now. */
    toPart: (key: string, part: RowPart) => {
      const focused = focusedNow()
      const row = cardNow()?.querySelector('[data-part="list"]')?.children[now().rows.keys.indexOf(key)]
      if (focused && row && !row.contains(focused)) return
      plan((card) => void focusRow(card, now().rows.keys.indexOf(key), part))
    },
    follow: (card: HTMLElement) => {
      const focused = focusedNow()
      if (focused === before || focused === null) move(card)
      move = stay
    },
  }
}
