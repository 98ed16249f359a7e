'use client'

import { inputAttributes } from '../control/typedControl.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

/** The box alone; its label stands beside it in the frame. A value that is no boolean shows as neither checked nor unchecked. */
export const Checkbox = readable(function Checkbox(props) {
  const classOf = useClassName()
  const { value, onChange } = props
  const unread = typeof value !== 'boolean' && value !== undefined && value !== null
  return (
    <input
      {...inputAttributes(props)}
      ref={(box) => {
        if (!box) return
        box.indeterminate = unread
        // Only what a server drew can differ: somebody has pressed it before the page took it over.
        if (box.checked !== (value === true)) onChange(box.checked)
      }}
      className={classOf('checkbox')}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
})
