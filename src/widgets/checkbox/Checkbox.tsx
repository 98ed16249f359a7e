import type { WidgetProps } from '../../react/widgetProps.ts'
import { inputAttributes } from '../control/inputAttributes.ts'

/** The box alone; its label stands beside it in the frame. A value that is no boolean shows as neither checked nor unchecked. */
export function Checkbox(props: WidgetProps) {
  const { value, readOnly, onChange } = props
  const { readOnly: _, ...attributes } = inputAttributes(props)
  const unread = typeof value !== 'boolean' && value !== undefined && value !== null
  return (
    <input
      {...attributes}
      ref={(box) => {
        if (box) box.indeterminate = unread
      }}
      className="mf-checkbox"
      type="checkbox"
      checked={value === true}
      aria-readonly={readOnly || undefined}
      onChange={(event) => {
        if (!readOnly) onChange(event.currentTarget.checked)
      }}
    />
  )
}
