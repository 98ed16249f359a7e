import type { WidgetProps } from '../../react/widgetProps.ts'

/**
 * What each native control of a widget carries. `aria-required` and not `required`, so that the browser never shows messages of its own
 * beside those of the form. An empty `form` takes it out of a `<form>` of the host's around this one: that one neither hands it over,
 * checks it, submits by Enter in it nor empties it when it is reset.
 */
export const inputAttributes = ({ id, describedBy, invalid, required, disabled, onBlur }: WidgetProps) => ({
  id,
  form: '',
  disabled,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
})
