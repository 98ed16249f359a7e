import type { RowPart } from './rowList.ts'

/** Selects in the body of a row. A press of the side toggle, by what is typed for instance, replaces the field. */
const inBody = (controls: string) =>
  `[data-part=body] :is(${controls}):not(:disabled, .mf-side *, [aria-hidden=true], [tabindex="-1"], [hidden], [hidden] *)`

/**
 * Moves the focus to a part of the row at an index, in the body to its first control, or to a button if there is none, with the fold button
 * as fallback. Returns whether there was something to focus.
 */
export function focusRow(card: HTMLElement, index: number, part: RowPart): boolean {
  // The first match is the list itself; nested lists follow later.
  const row = card.querySelector('[data-part="list"]')?.children[index]
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector)
  const target =
    (part === 'body'
      ? (find(inBody('input, textarea, select, [role=combobox], [tabindex="0"]')) ?? find(inBody('button')))
      : find(`[data-part="${part}"]`)) ?? find('[data-part=toggle]')
  target?.focus()
  return !!target
}
