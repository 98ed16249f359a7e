import type { KeyboardEvent } from 'react'
import type { ClassOf } from '../../react/classNames.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { isComposing } from '../../react/isComposing.ts'
import { ownText } from './ownText.ts'

/** The bordered box around an input and what stands beside it. The input fills the box, so that a click anywhere in it lands in the text. */
export const controlAttributes = (classOf: ClassOf, { invalid, disabled }: Pick<WidgetProps, 'invalid' | 'disabled'>, kind?: string) => ({
  className: classOf('control'),
  'data-kind': kind,
  'data-invalid': invalid || undefined,
  'data-disabled': disabled || undefined,
})

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

/** A placeholder asks for something, so it shows only where something can be typed. */
export const shownPlaceholder = ({ placeholder, disabled }: Pick<WidgetProps, 'placeholder' | 'disabled'>) =>
  disabled ? undefined : placeholder

/** An `<input>` that is typed into and shows the text by itself: each key is handed to the form as it stands, Enter commits. `needsRender` as for `ownText`. */
export const typingAttributes = (props: WidgetProps, needsRender?: (text: string) => boolean) => ({
  ...inputAttributes(props),
  ...ownText(props, needsRender),
  placeholder: shownPlaceholder(props),
  onKeyDown: (event: KeyboardEvent) => {
    // Enter that ends an input method's composition belongs to the input method.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) props.onCommit()
  },
})

/** Lines shown at most by browsers without `field-sizing`; the stylesheet has the same limits for the others. */
const mostRows = 16

/** Lines that a textarea shows, as many as its text has but no fewer than `fewest`. */
export const rowsFor = (text: string, fewest: number): number => Math.min(Math.max(text.split('\n').length, fewest), mostRows)
