/** Moves the focus to the control that a part of a select belongs to: its button while closed, its filter while open. */
export const focusCombobox = (part: Element | null): void =>
  part?.closest('.mf-select')?.querySelector<HTMLElement>('[role=combobox]')?.focus()
