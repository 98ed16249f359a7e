import { focusedBeside } from '../../../react/focusedBeside.ts'
import { focusRow } from '../focusRow.ts'
import type { DrawnRows, RowPart } from '../rowList.ts'

const stay = () => {}

/**
 * Moves the focus after changed rows have rendered. A plan applies to the next render only. If the user moved the focus elsewhere while the
 * code for the change was loading, it stays there.
 */
export function createRowFocus(now: () => DrawnRows, cardNow: () => HTMLElement | null) {
  /** `null` if nothing has it: browsers move the focus to the body when the focused element is removed. */
  const focusedNow = () => {
    const card = cardNow()
    return card && focusedBeside(card)
  }
  let move: (card: HTMLElement) => void = stay
  /** The focused element when the move was planned. */
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
    /** To the row at an index, or the last one; without rows, to the add button. `isLost`: only if the focus is gone with a row. */
    toIndex: (index: number, isLost = false) => {
      const go = (card: HTMLElement) => {
        const { keys, foldable } = now().rows
        if (focusRow(card, Math.min(index, keys.length - 1), foldable ? 'toggle' : 'body')) return
        // A host may render it elsewhere on the card. The add buttons of nested arrays come before it.
        const own = card.closest<HTMLElement>('[tabindex]')
        const rest = [...(own?.querySelectorAll<HTMLElement>('[data-part="add"]') ?? [])].at(-1) ?? own
        rest?.focus()
      }
      plan(go, isLost ? null : undefined)
    },
    /** To a part of a row, at its new position; not if the focus has left the row in the meantime. */
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
