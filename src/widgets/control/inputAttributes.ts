import type { WidgetProps } from '../../react/widgetProps.ts'

/**
 * What each native control of a widget carries. `aria-required` and not `required`, so that the browser never shows messages of its own
 * beside those of the form.
 */
export const inputAttributes = ({ id, describedBy, invalid, required, disabled, onBlur }: WidgetProps) => ({
  id,
  disabled,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
})
