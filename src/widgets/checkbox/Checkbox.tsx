'use client'

import { inputAttributes } from '../control/typedControl.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

/** The checkbox without its label, which the frame renders beside it. A value that is no boolean shows as indeterminate. */
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
        // After server rendering, the box may differ because the user pressed it before hydration.
        if (box.checked !== (value === true)) onChange(box.checked)
      }}
      className={classOf('checkbox')}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
})
