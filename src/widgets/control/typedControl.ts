import type { ChangeEvent, KeyboardEvent } from 'react'
import { reportOwnInput } from '../../react/ownInput.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import type { ClassOf } from '../../react/classNames.ts'
import { isComposing } from '../../react/isComposing.ts'
import { shownText } from './shownText.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What each element was written from last. */
const writtenFrom = new WeakMap<TextElement, WidgetProps>()

/**
 * What an input or textarea carries that shows by itself what is typed into it: no key draws the field anew, and a text that came from elsewhere is written into it. It
 * takes the props as the widget was given them. `needsRender` says of a typed text that something else of the widget depends on it.
 * A secret is no attribute, and no part of a page that a server writes: it is written into the element alone.
 */
export const ownText = (props: WidgetProps, needsRender: (text: string) => boolean = () => false) => {
  const text = shownText(props.value, props.text)
  const report = (typed: string) => (needsRender(typed) ? props.onText(typed) : reportOwnInput(props.onText, typed))
  // React writes it as an attribute, which a password is not for.
  const written = props.secret || props.control === 'password' ? '' : text
  return {
    defaultValue: written === '' ? undefined : written,
    ref: (element: TextElement | null) => {
      // A widget that draws itself anew (a password revealed) still has the props of before the last keys: they would bring the text of then back.
      if (element === null || writtenFrom.get(element) === props) return
      // Only what a server drew can hold another text when it is new here: somebody has typed before the page took it over.
      const isTypedBefore = !writtenFrom.has(element) && element.value !== written && element.defaultValue === written
      writtenFrom.set(element, props)
      if (isTypedBefore) report(element.value)
      else if (element.value !== text) element.value = text
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) => report(value),
  }
}

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

/** The counter shows from this share of `max_length` on. */
export const shownFrom = 0.8

/** Whether the counter shows with a text. */
export const isCounted = ({ field }: WidgetProps, text: string): boolean => {
  const from = (field.validation?.max_length ?? Infinity) * shownFrom
  // Letters of a long text are counted where that can matter.
  return text.length >= from && Array.from(text).length >= from
}
