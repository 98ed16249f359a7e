import type { ChangeEvent, KeyboardEvent } from 'react'
import { focusedBeside } from '../../react/focusedBeside.ts'
import { reportOwnInput } from '../../react/ownInput.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import type { ClassOf } from '../../react/classNames.ts'
import { isComposing } from '../../react/isComposing.ts'
import { showsOther, shownText } from './shownText.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** The props from which the text of each element was written last. */
const writtenFrom = new WeakMap<TextElement, WidgetProps>()

/**
 * Attributes of an input or textarea that shows typed text itself: a key does not render the field, and text from elsewhere is written into
 * the element. Takes the props as the widget got them. `needsRender` tells whether something else in the widget depends on a typed text. A
 * secret is written only into the element, never into an attribute or server-rendered markup.
 */
export const ownText = (props: WidgetProps, needsRender: (text: string) => boolean = () => false) => {
  const text = shownText(props.value, props.text)
  const report = (typed: string) => (needsRender(typed) ? props.onText(typed) : reportOwnInput(props.onText, typed))
  // React would write it as an attribute, which must not contain a password.
  const written = props.secret || props.control === 'password' ? '' : text
  return {
    defaultValue: written === '' ? undefined : written,
    ref: (element: TextElement | null) => {
      // A widget that renders itself (a revealed password) still has the props from before the last keys, whose text must not be restored.
      if (element === null || writtenFrom.get(element) === props) return
      const { value } = element
      // At the first render, the element has another text only after server rendering, if the user typed before hydration.
      const isTypedBefore = !writtenFrom.has(element) && showsOther(value, written) && element.defaultValue === written
      writtenFrom.set(element, props)
      if (isTypedBefore) report(value)
      else if (value !== text) {
        // Who has selected a whole text is about to replace it, also where the locale writes it in another way only now.
        const isSelected = focusedBeside(element) === element && value && !element.selectionStart && element.selectionEnd === value.length
        element.value = text
        if (isSelected) element.select()
      }
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) => report(value),
  }
}

/** The bordered box around an input and its buttons. The input fills the box, so that a click anywhere in it focuses the text. */
export const controlAttributes = (classOf: ClassOf, { invalid, disabled }: Pick<WidgetProps, 'invalid' | 'disabled'>, kind?: string) => ({
  className: classOf('control'),
  'data-kind': kind,
  'data-invalid': invalid || undefined,
  'data-disabled': disabled || undefined,
})

/**
 * Attributes of each native control of a widget. `aria-required` and not `required`, so that the browser shows no messages of its own
 * beside those of the form. An empty `form` detaches it from a surrounding `<form>` of the host, which then neither submits or validates
 * it, nor is submitted by Enter in it, nor clears it on reset.
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

/** A placeholder asks for input, so it shows only where typing is possible. */
export const shownPlaceholder = ({ placeholder, disabled }: Pick<WidgetProps, 'placeholder' | 'disabled'>) =>
  disabled ? undefined : placeholder

/**
 * Attributes of an `<input>` that shows typed text itself: each key is passed to the form, Enter commits. `needsRender` as for `ownText`.
 */
export const typingAttributes = (props: WidgetProps, needsRender?: (text: string) => boolean) => ({
  ...inputAttributes(props),
  ...ownText(props, needsRender),
  placeholder: shownPlaceholder(props),
  onKeyDown: (event: KeyboardEvent) => {
    // Enter that ends an input method's composition belongs to the input method.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) props.onCommit()
  },
})

/** Maximum lines in browsers without `field-sizing`; the stylesheet has the same limit for the others. */
const mostRows = 16

/** Number of lines of a textarea: those of its text, but no fewer than `fewest`. */
export const rowsFor = (text: string, fewest: number): number => Math.min(Math.max(text.split('\n').length, fewest), mostRows)

/** The counter shows from this share of `max_length` on. */
export const shownFrom = 0.8

/** Whether the counter shows with a text. */
export const isCounted = ({ field }: WidgetProps, text: string): boolean => {
  const from = (field.validation?.max_length ?? Infinity) * shownFrom
  // The exact characters are counted only when `length` reaches the threshold.
  return text.length >= from && Array.from(text).length >= from
}
