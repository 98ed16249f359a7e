import type { RowPart } from './rowList.ts'

const firstControl =
  '[data-part="body"] :is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [aria-hidden="true"], [tabindex="-1"], [hidden], [hidden] *)'

/**
 * Moves the focus to a part of the row at an index, in the body to its first control, with the fold button as fallback. Returns whether
 * there was something to focus.
 */
export function focusRow(card: HTMLElement, index: number, part: RowPart): boolean {
  // The first match is the list itself; nested lists follow later.
  const row = card.querySelector('[data-part="list"]')?.children[index]
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector)
  const target = find(part === 'body' ? firstControl : `[data-part="${part}"]`) ?? find('[data-part="toggle"]')
  target?.focus()
  return !!target
}
