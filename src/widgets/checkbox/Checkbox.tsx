'use client'

import { inputAttributes } from '../control/inputAttributes.ts'
import { readable } from '../readOnly/readable.tsx'
import { usePart } from '../../react/usePart.ts'

/** The box alone; its label stands beside it in the frame. A value that is no boolean shows as neither checked nor unchecked. */
export const Checkbox = readable(function Checkbox(props) {
  const part = usePart()
  const { value, onChange } = props
  const unread = typeof value !== 'boolean' && value !== undefined && value !== null
  return (
    <input
      {...inputAttributes(props)}
      ref={(box) => {
        if (box) box.indeterminate = unread
      }}
      className={part('checkbox')}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
})
