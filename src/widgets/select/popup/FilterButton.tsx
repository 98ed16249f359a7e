'use client'

import { focusCombobox } from '../box/focusCombobox.ts'
import { useClassName } from '../../../react/classNames.ts'

interface FilterButtonProps {
  readonly label: string
  /** Accessible name, if the label alone is ambiguous. */
  readonly name?: string | undefined
  readonly act: () => void
}

/** A button in the open list. Such buttons appear and disappear with the list's state, so the focus returns to the filter first. */
export function FilterButton({ label, name, act }: FilterButtonProps) {
  const classOf = useClassName()
  return (
    <button
      type="button"
      className={classOf('inline-button')}
      aria-label={name}
      onClick={(event) => {
        focusCombobox(event.currentTarget)
        act()
      }}
    >
      {label}
    </button>
  )
}
