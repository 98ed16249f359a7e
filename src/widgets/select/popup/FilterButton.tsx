'use client'

import { focusCombobox } from '../box/focusCombobox.ts'
import { useClassName } from '../../../react/classNames.ts'

interface FilterButtonProps {
  readonly label: string
  /** What is heard of it, where the word alone says too little. */
  readonly name?: string | undefined
  readonly act: () => void
}

/** A word to press in the open list. Such buttons come and go with the list's state, so the focus goes back to the filter first. */
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
