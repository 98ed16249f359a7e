const controls = 'input, textarea, select, button, [tabindex="0"]'

const canTakeFocus = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-hidden="true"], [tabindex="-1"]') && element.closest('[hidden]') === null

const firstIn = (parent: Element | null): HTMLElement | undefined =>
  [...(parent?.querySelectorAll<HTMLElement>(controls) ?? [])].find(canTakeFocus)

/** Parts of a row that can be asked to take the focus, marked in the markup by `data-part`. */
export type RowPart = 'handle' | 'toggle' | 'body' | 'up' | 'down'

/** Moves the focus to a part of a row, in the body to its first control. Says whether there was something to focus. */
export const focusRow = (row: Element | undefined, part: RowPart): boolean => {
  const marked = row?.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? null
  const target = part === 'body' ? firstIn(marked) : marked
  target?.focus()
  return target !== undefined && target !== null
}
